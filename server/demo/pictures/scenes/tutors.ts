/** The fourteen tutors, 800 x 960. 01, 04, 05, 08, 10, 12, 14 are women; 01 to 04 are experts of the crafts. */
export const tutors = `
tutor-01
  sky.wall 1
    bust woman oval skin.light bun hair.grey apron blue.700 sand.200: wrinkles skin.light
    spectacles.half
    earrings blue.300
tutor-02
  warm 2: bust man square skin.warm crop hair.silver apron #7c8a70 #8a5d3b: wrinkles skin.warm
tutor-03
  leafy 3
    bust man round skin.tan bald hair.black mandarin green.800 gold.400
      wrinkles skin.tan
      beard.moustache hair.black
tutor-04
  rosy 3
    bust woman oval skin.fair bob hair.black mandarin red.700 gold.300: folds skin.fair
    earrings gold.400
tutor-05
  leafy 1
    bust woman oval skin.warm long hair.brown blazer green.700 white
    laugh skin.warm
    earrings white
tutor-06
  sky.wall 2: bust man long skin.light side hair.black suit blue.900 red.600; spectacles.square
tutor-07
  warm 1: bust man oval skin.fair thick hair.brown overshirt #4f6a62 #f4efe2; laugh skin.fair
tutor-08
  rosy 2: bust woman round skin.tan waves hair.chestnut blouse #f7efe2 gold.400; earrings gold.400
tutor-09
  leafy 2: bust man square skin.deep curls hair.black polo gold.400 white: beard.full hair.black
tutor-10
  sky.wall 3: bust woman oval skin.light tail hair.black lab green.600 blue.300; earrings white
tutor-11
  rosy 1: bust man round skin.warm fringe hair.black chef white clay.500; laugh skin.warm
tutor-12
  warm 3
    bust woman oval skin.fair pixie hair.silver cardigan #5d7f97 #f4efe2: wrinkles skin.fair
    spectacles.round
    earrings red.400
tutor-13
  sky.wall 1
    bust man square skin.light back hair.grey blazer stone.800 blue.200: wrinkles skin.light
    spectacles.square
tutor-14
  leafy 2
    bust woman round skin.warm long hair.black turtleneck clay.600 white: folds skin.warm
    spectacles.round
    earrings gold.300
`
