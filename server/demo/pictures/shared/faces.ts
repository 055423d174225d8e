/**
 * A portrait from the front: niche, bust and face, the face's middle at the origin, about 200 wide and
 * 260 high, light from the upper left.
 */
export const faces = `
niche wall ground lines motif
  box 0 0 800 960 wall
  tiles 0 0 800 960 160 motif lines 0.55
  arch 88 74 624 920 white; arch 110 96 580 900 ground
  shape ground-5 M400 96C560 96 690 226 690 386V960H560C620 700 600 300 400 96Z
  line ground-12 3 M110 960V386A290 290 0 0 1 690 386V960
  at 400,430,1.26: oval 26 330 250 200 ground-7; content
leafy motif
  niche #e6f1ea #cfe5d8 green.500 motif: content
sky.wall motif
  niche #e8eff7 #d3e1f0 blue.500 motif: content
warm motif
  niche #f6ecd9 #ecdcbd gold.500 motif: content
rosy motif
  niche #f8e9df #f0d3c1 clay.500 motif: content
bust kind jaw skin style hair garment colour second
  hair.{style}.behind? hair
  shape skin-10 M-58 84V150Q-58 166 -74 172Q0 226 74 172Q58 166 58 150V84Z
  clip
    shape white M-58 84V150Q-58 166 -74 172Q0 226 74 172Q58 166 58 150V84Z
    oval 6 76 92 72 skin-24
  garment.{garment} colour second skin-4
  each 2 202,0
    oval -101 -14 17 27 skin|skin-10; line skin-20 3.5 M-106 -26q-6 12 2 26|M-96 -26q6 12 -2 26
  clip
    jaw.{jaw}
    box -120 -160 240 320 skin; shape skin-6 M30 -150C84 -120 86 40 22 140H130V-150Z
    each 2 124,0: oval -62 32 24 17 mix(skin,red.400,17)
    shape skin-7 M-110 -150H110V-70C60 -104 -60 -104 -110 -70Z
    content
  line skin-20 4.5 M3 -10Q12 18 15 26Q14 34 0 34
  eyes.{kind} hair
  smile.{kind} skin
  hair.{style}.over hair
jaw.oval
  shape white M-98 -40C-104 -150 104 -150 98 -40C98 46 60 122 0 124C-60 122 -98 46 -98 -40Z
jaw.round
  shape white M-102 -36C-110 -146 110 -146 102 -36C106 54 64 118 0 120C-64 118 -106 54 -102 -36Z
jaw.square
  shape white M-98 -42C-104 -150 104 -150 98 -42C98 26 94 74 62 106C40 124 -40 124 -62 106C-94 74 -98 26 -98 -42Z
jaw.long
  shape white M-99 -40C-105 -150 105 -150 99 -40C99 36 62 132 0 134C-62 132 -99 36 -99 -40Z
eye lid
  shape white M-19 -18C-10 -31 10 -31 19 -18C9 -10 -9 -10 -19 -18Z
  dot 0 -20 9.2 #33241c; dot -3 -23.5 2.8 white; line ink lid M-20 -18C-10 -32 10 -32 20 -18
eyes.woman hair
  each 2 84,0: at -42,0
    eye 5
    line ink 3.6 M-19 -19L-26 -25|M19 -19L26 -25
    line hair-25 6 M-25 -49Q-4 -61 25 -49|M-25 -49Q4 -61 25 -49
eyes.man hair
  each 2 84,0: at -42,0: eye 4; line hair-20 9 M-25 -46Q-4 -57 25 -46|M-25 -46Q4 -57 25 -46
smile.woman skin
  shape mix(skin,red.600,52) M-33 61Q-12 58 0 63Q12 58 33 61Q14 74 0 74Q-14 74 -33 61Z
  shape mix(skin,red.600,45) M-33 61Q0 78 33 61Q16 87 0 87Q-16 87 -33 61Z
  line mix(skin,red.700,60) 3 M-36 59Q0 80 36 59
smile.man skin
  line mix(skin,#8c3a30,42) 5.5 M-30 66Q0 82 30 66; line skin-12 3 M-12 90Q0 93 12 90
laugh skin
  dot 0 76 40 skin; shape #7b2a2a M-36 62Q0 70 36 62Q28 94 0 94Q-28 94 -36 62Z
  shape white M-31 65Q0 72 31 65L28 75Q0 80 -28 75Z
  line mix(skin,red.600,45) 4 M-36 62Q0 70 36 62
folds skin
  line skin-17 3.4 M-44 30Q-56 46 -54 60M44 30Q56 46 54 60
wrinkles skin
  folds skin
  line skin-17 3 M-72 -14L-84 -20M-71 -6L-84 -4M72 -14L84 -20M71 -6L84 -4M-56 2Q-42 9 -28 2M56 2Q42 9 28 2
beard.moustache hair
  shape hair M0 48C-16 40 -40 48 -46 64C-24 62 -10 60 0 58C10 60 24 62 46 64C40 48 16 40 0 48Z
beard.full hair
  shape hair M-99 -10C-88 30 -70 46 -44 52C-20 40 20 40 44 52C70 46 88 30 99 -10C102 60 70 130 0 132C-70 130 -102 60 -99 -10ZM-34 66Q0 58 34 66Q26 88 0 88Q-26 88 -34 66Z
  beard.moustache hair
spectacles.round
  each 2 86,0: dot -43 -19 31 #ffffff29
  each 2 86,0: ring -43 -19 31 #5b3a22 6
  line #5b3a22 5 M-13 -24Q0 -32 13 -24M-74 -26L-98 -32M74 -26L98 -32
spectacles.half
  each 2 88,0: line #5b3a22 4 M-74 -22H-14Q-14 10 -44 10Q-74 10 -74 -22Z
  line #5b3a22 5 M-13 -24Q0 -32 13 -24M-74 -26L-98 -32M74 -26L98 -32
spectacles.square
  each 2 88,0: box -76 -44 64 48 #ffffff29 12
  each 2 88,0: frame -76 -44 64 48 #2a2320 6 12
  line #2a2320 5 M-13 -24Q0 -32 13 -24M-74 -26L-98 -32M74 -26L98 -32
earrings colour
  each 2 206,0: dot -103 20 6.5 colour
`
