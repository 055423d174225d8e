/** The five kinds of courses, 1200 x 800. */
export const kinds = `
kind-degree
  stage 800 #dcebe2 green.600 1 wood.500: archWindow 360 70 480 576: view 360 616 480 540 21
  shadow 600 616 420
  pile 600,616 420 58 green.800 red.700 blue.800: lying -8 -222 340 48 gold.500
  mortarboard 604,402,1.28
  box 108 554 260 62 sand.100 30; oval 362 585 16 31 sand.300
  shape red.700 M218 612L204 660L228 646L244 666L252 612Z; box 214 552 44 66 red.600
  openBook 962,662,.95 blue.700; plant 1104,616,1.1
kind-teacher
  chamber 1200 800 500 #f6efdc gold.600 1
  boards 1200 620 800 #d9bd97 #c5a379 300
  dado 0 500 1200 126
  board 370 96 590 312 green.800
    line green.200 5 M424 330H700M424 330V150; line gold.300 6 M430 320C520 310 560 190 690 170
    dot 560 252 9 white
    words 742 178 40 white 學習曲線; words 742 230 32 green.200 一　提問; words 742 276 32 green.200 二　等待
  clock 240,180,1.16
  framed 1030 176 130 170 white: poster 1040,186,1.1
  someone 1010,752,1.24 lin top=green.700 left pointLeft right=62,-236,30,-206
  table 425 716 730 900 wood.400
  pile 310,718 120 20 blue.700 red.400 gold.400; mug 556,718,.7 gold.400
  each 2 470,0: openBook 190,726,.4 green.700|blue.700
  person 190,950,1.12 sam back work; person 430,950,1.12 ana back waveRight
  person 660,950,1.12 lok back work
  each 3 235,0: chairBack 192,940,1.3 green.700|clay.500|blue.700
kind-single
  stage 800 #e1eaf5 blue.700 3 wood.300
  certificate 414,118,1,-3
  shadow 262 616 340
  laptop 262,616,1.5 green.100: box 16 16 76 10 green.700 4; ticks 19 52 3
  mug 1004,616,1.4 gold.400; plant 1118,616,1.1
  box 430 648 230 16 blue.900 8; shape gold.400 M660 648L694 654Q702 656 694 658L660 664Z
  box 734 570 132 46 wood.700 6; box 750 538 100 34 wood.600 8
  shape wood.500 M786 538V498Q766 486 778 464Q800 446 822 464Q834 486 814 498V538Z
  box 724 606 152 12 red.600 3
kind-cpd
  box 0 0 1200 800 #fbeed4
  tiles 0 0 1200 800 150 3 clay.500 0.12
  dot 1010 190 330 #fff5dd
  archWindow 898 78 214 252: view 898 330 214 270 5
  each 6 132,-82
    box 150 716 1200 900 sand.300+22
    dado 150 730 1200 68 2|1 blue.700|green.700
    box 138 716 1200 16 #fffdf7; box 138 728 1200 4 sand.400
  someone 266,708,.68 yan top=clay.500 wear=dress right walk reachRight
  someone 532,544,.7 sam top=blue.800 wear=jacket right walk right=62,-240,82,-196
  bag 590,416,.7 wood.600
  someone 800,380,.7 fong right walk waveRight
  plant 86,784,1.5 green.700 green.500; clock 190,190,1.32
  framed 420 130 180 130 white
    box 430 140 160 110 green.100; line green.700 6 M450 228L490 196L520 210L566 162
kind-macau
  box 0 0 1200 800 #ead3b2
  tiles 0 0 1200 800 160 2 wood.600 0.1
  box 232 52 736 436 wood.600 6; box 250 70 700 400 #f3ead8
  glazed 250 70 7 1 100 1; glazed 250 170 6 1 100 1; glazed 250 270 4 2 100 1
  line sand.400 4 M650 270V470M750 270V470M850 170V470M850 170H950M650 370H950M650 270H950
  person 820,830,1.42 fong top=blue.700 wear=apron left left=-84,-300,-122,-330 right=64,-236,30,-206
  box 594 316 112 112 white 4
  glazed 600 322 1 1 100 3 green.700
  bench 616 800 wood.500
  each 5 0,-22: box 96 594 200 20 #ede7da 3; box 96 608 200 6 #d9cdb2 2
  each 4 84,0: paintPot 400,650,1.35 blue.800|blue.500|green.600|gold.400
  brush 520,690
  shape #e9e2d2 M946 536Q1000 486 1050 520Q1110 488 1154 536Z
  shape stone.400 M940 536H1160L1134 616H966Z; shape stone.600 M1100 536H1160L1134 616H1090Z
`
