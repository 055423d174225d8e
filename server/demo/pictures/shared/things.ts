/** What stands on a desk or a table, each placed by the middle of its foot; and emblems. */
export const things = `
mark at colour=white ground=green.700
  at -32,-32: box 0 0 64 64 ground 13; markShapes colour
shadow x y w
  oval x+w*.08 y+4 w*.56 w*.05+2 #10231c29
laptop at screen=blue.900
  box -112 -152 224 146 stone.800 9; box -102 -143 204 128 screen
  at -100,-142: content
  shape stone.300 M-134 -8H134L142 0C142 4 138 6 134 6H-134C-138 6 -142 4 -142 0Z
  shape stone.400 M-142 0C-142 4 -138 6 -134 6H134C138 6 142 4 142 0Z
laptopBack at colour=stone.300
  shape colour M-100 -128Q-100 -138 -90 -138H90Q100 -138 100 -128L108 0H-108Z
  shape colour-7 M40 -138H90Q100 -138 100 -128L108 0H64Z; dot 0 -70 11 white
  box -118 -5 236 9 colour-16 4
monitor at screen=blue.900
  shape stone.400 M-26 -62H26L34 -6H-34Z
  box -76 -10 152 12 stone.300 5; box -162 -264 324 206 stone.800 9; box -150 -252 300 180 screen
  at -150,-252: content
keyboard at
  shape stone.300 M-110 -26H110L122 0H-122Z; box -122 0 244 7 stone.400 3
  each 3 -4,8: each 11 19,0: box -100 -23 14 5 white 1.5
code
  each 2 0,72
    each 4 0,18: box 12 14 8 6 #3d5f8c 3
    each 4 16,18: box 34 14 46 6 green.300|blue.300|gold.300|clay.300 3
    each 4 14,18: box 88 14 110-i*20 6 blue.300|gold.300|clay.300|green.300 3
ticks x y count colour=green.500
  each count 0,26
    dot x+9 y 9 colour; line white 3 M{x+4} {y}l4 4l7 -8; box x+29 y-4 110-i*22 8 stone.300 3
chart x y w h colour
  each 6 w/6,0: box x+w*.03 y-h*(.3+.13*i) w*.11 h*(.3+.13*i) colour|colour|colour|colour|colour|gold.400 3
ringChart x y r
  ring x y r blue.500 r*.42; line gold.400 r*.42 M{x+r} {y}A{r} {r} 0 0 1 {x} {y+r}
  line clay.500 r*.42 M{x} {y-r}A{r} {r} 0 0 1 {x+r*.7} {y-r*.7}
lines x y w count
  each count 0,18: box x y w|w|w*.6 6 stone.300|stone.200 3
mug at colour
  ring 30 -34 16 colour-14 9; shape colour M-30 -66H30L26 -6Q25 0 18 0H-18Q-25 0 -26 -6Z
  shape colour-12 M10 -66H30L26 -6Q25 0 18 0H6Q12 -30 10 -66Z
  oval 0 -66 30 6 colour+35; oval 0 -66 24 4 wood.800
cup at
  ring 30 -22 9 white 6; shape white M-26 -34H26C24 -10 14 0 0 0C-14 0 -24 -10 -26 -34Z
  shape #e5ebe7 M8 -34H26C24 -10 14 0 4 0Z; oval 0 -34 26 6 #f3ead8; oval 0 -34 21 4.5 wood.600
  box -36 0 72 6 stone.200 3
steam at colour=white
  line colour 5 M-10 0C-24 -22 4 -36 -10 -60M14 -6C0 -28 28 -42 14 -68
plant at pot=clay.500 leaf=green.600
  at 0,-64
    each 2 0,0,122: leaf 0,0,.63,-62 leaf-18
    each 2 0,0,68: leaf 0,0,.85,-34 leaf|leaf-10
    leaf 0,0 leaf+16
  shape pot M-40 -70H40L30 -4Q29 0 24 0H-24Q-29 0 -30 -4Z
  shape pot-14 M14 -70H40L30 -4Q29 0 24 0H8Z; box -45 -78 90 16 pot+12 4
leaf at colour
  shape colour M0 0C-26 -59 -20 -126 0 -148C20 -126 26 -59 0 0Z; line colour+25 2 M0 0V-118
deskLamp at colour
  shape gold.300/20 M-92 -150L-40 -178L-74 0H-230Z; oval 0 -4 46 9 colour-20
  line stone.600 7 M0 -8L34 -110L-30 -190
  shape colour M-14 -206L-34 -168Q-64 -160 -96 -146Q-92 -196 -40 -214Z
  shape colour-22 M-34 -168Q-64 -160 -96 -146Q-72 -172 -36 -180Z
penPot at pot a b c
  at -16,-48: each 3 10,0,9: pencil 0,0,1,-12 a|b|c
  shape pot M-30 -60H30L26 0H-26Z; shape pot-14 M10 -60H30L26 0H6Z
pencil at colour
  box -4 -62 8 66 colour; shape sand.300 M-4 -62L4 -62L0 -76Z
openBook at cover
  shape cover M-150 -8L-128 -74Q-60 -92 0 -72Q60 -92 128 -74L150 -8Q70 -26 0 -2Q-70 -26 -150 -8Z
  shape white M-138 -18L-120 -78Q-58 -96 0 -76V-10Q-66 -34 -138 -18Z
  shape sand.100 M138 -18L120 -78Q58 -96 0 -76V-10Q66 -34 138 -18Z
  line stone.300 3 M-106 -66Q-60 -78 -18 -66M-110 -52Q-62 -66 -18 -52M-114 -38Q-64 -54 -18 -38M106 -66Q60 -78 18 -66M110 -52Q62 -66 18 -52
pile at w h a b c
  each 3 0,0-h: lying 0 0-h w*(1-.07*i) h a|b|c
  content
lying x y w h colour
  box x-w/2 y w h colour 4; box x-w*.44 y w*.05 h colour+40
  shape sand.100 M{x+w/2} {y+4}h{-w*.28}v{h-8}h{w*.28}q-8 {4-h/2} 0 {8-h}Z
  line sand.400 1.4 M{x+w*.23} {y+h*.42}h{w*.24}M{x+w*.23} {y+h*.62}h{w*.24}
  box x-w/2 y+h-4 w 4 colour-22 2
sheet at
  box 4 5 150 186 #10231c22 3; box 0 0 150 186 white 3
  each 8 0,18: box 18 44 111|111|111|60 5 stone.200 2
  box 18 20 69 9 green.500 3
paper at
  shape white M-104 0L-83 -30H74L90 0Z; line stone.300 3 M-68 -10H60M-64 -20H48
pen at colour
  line colour 9 M0 0L84 -44
certificate at
  box 8 10 520 368 #10231c22 4; box 0 0 520 368 white 4
  frame 26 26 468 316 gold.400 4; frame 36 37 448 294 gold.300 1.5
  title 260 125 55 green.700 專業證書; title 260 180 24 stone.600 茲證明持證人修畢課程
  title 260 221 24 stone.600 成績及格; line blue.700 3 M83 291c20 -22 26 10 40 -8s20 12 40 -4
  rosette 406,280,.6
rosette at colour=red.600
  shape colour-16 M-40 40L-10 56L-26 150L-44 124L-72 136Z
  shape colour-30 M40 40L10 56L26 150L44 124L72 136Z
  each 14 0,0,360/14: oval 0 -60 17 20 colour|colour+12
  dot 0 0 58 colour; dot 0 0 44 gold.300
  shape gold.600 M0 -24L7 -8L24 -7L11 4L15 21L0 12L-15 21L-11 4L-24 -7L-7 -8Z
mortarboard at
  shape green.900 M-84 -56V-14C-60 14 60 14 84 -14V-56Z
  shape green.800 M-170 -70L0 -124L170 -70L0 -14Z
  shape green.700 M0 -124L170 -70L0 -14L0 -22L146 -70L0 -116Z; line gold.400 6 M0 -70L118 -46V26
  shape gold.400 M109 30H127L132 76H104Z; dot 118 26 9 gold.500; dot 0 -70 8 gold.300
heart at colour
  shape colour M0 52C-82 -4 -62 -68 -27 -68C-10 -68 -3 -58 0 -50C3 -58 10 -68 27 -68C62 -68 82 -4 0 52Z
poster at
  box 0 0 100 150 clay.100; dot 62 51 24 red.400
  each 3 0,15: shape blue.700|blue.500|green.600 M0 90Q25 75 50 90T100 90V{150-i*15}H0Z
  shape gold.400 M26 90L29 50A5 5 0 1 1 31 50L34 90Z
  content
glaze colour band
  clip
    content
    box -60 -100 120 100 colour; box 12 -90 40 90 colour-15; box -34 -90 14 90 colour+20
    box -50 -36 100 9 band; box -50 -22 100 3 band
pot0 at colour band=none
  glaze colour band: shape white M-22 0H22V-58H-22Z
pot1 at colour band=none
  glaze colour band: shape white M-23 0H23C44 -22 40 -46 12 -60V-82H-12V-60C-40 -46 -44 -22 -23 0Z
pot2 at colour band=none
  glaze colour band: shape white M-20 0H20L30 -46H-30Z
pot3 at colour band=none
  glaze colour band: shape white M-26 0H26Q34 -40 22 -56H-22Q-34 -40 -26 0Z
pot4 at colour band=none
  glaze colour band
    shape white M-18 0H18C42 -16 38 -44 12 -54L16 -66H-16L-12 -54C-38 -44 -42 -16 -18 0Z
potShelf at
  box 0 0 360 13 wood.600 2
  pot0 40,0 blue.500 white
  pot1 110,0 #f6f3ea
  pot2 180,0 gold.400
  pot3 250,0 clay.500 white
  pot4 320,0 green.500
paintPot at paint
  box -24 -40 48 40 white 5; box 8 -40 16 40 #e4ebe7 5; oval 0 -40 24 6.5 paint+15
  box -24 -24 48 9 paint
brush at
  box -150 -6 190 12 wood.800 6; box 36 -7 40 14 gold.300 2
  shape blue.800 M76 -8Q116 -8 136 2Q112 10 76 8Z
loaf at
  shape #c98d4b M-70 0C-86 -34 -50 -62 0 -62C50 -62 86 -34 70 0Z
  shape #ad7234 M24 -60C60 -56 84 -32 70 0H30C44 -20 42 -44 24 -60Z
  each 3 32,0: shape #efcf9b M-44 -20Q-40 -42 -22 -52L-14 -48Q-30 -38 -34 -18Z
tart at
  shape #d9a25b M-48 -30H48L34 0H-34Z
  each 7 13,0: box -40 -30 3 28 #c08a47
  oval 0 -30 50 13 #e3b46c; oval 0 -31 42 10 #f6cf4f; oval -12 -32 13 4 #a8662b
  oval 16 -30 8 2.5 #c07a2f
bowl at
  shape blue.300 M-130 -112H130C126 -34 82 0 40 0H-40C-82 0 -126 -34 -130 -112Z
  shape blue.500 M50 -112H130C126 -34 82 0 40 0H10C40 -30 56 -70 50 -112Z
  oval 0 -112 130 22 blue.200; oval 0 -110 112 15 #f8eccd
speech at colour
  box -109 -80 230 176 #10231c1c 34; box -115 -88 230 176 colour 34
  shape colour M-20 82H-80L-84 134Z
  content
phone at
  box -58 -206 116 206 ink 16; box -50 -194 100 176 white 6
  content
suitcase at colour
  shadow 0 0 320
  shape colour-45 M-54 -170V-196Q-54 -222 -28 -222H28Q54 -222 54 -196V-170H34V-190Q34 -202 22 -202H-22Q-34 -202 -34 -190V-170Z
  box -160 -176 320 176 colour 18
  shape colour-20 M70 -176H142Q160 -176 160 -158V-18Q160 0 142 0H70Z
  box -160 -106 320 12 colour-45; box -22 -120 44 40 gold.400 5; box -8 -106 16 12 colour-45 3
block at colour letter
  box 0 0 74 74 colour 8; box 52 0 22 74 colour-12 8; box 9 9 56 56 white 5
  title 37 56 50 colour {letter}
gear at colour
  each 12 0,0,30: shape colour M-16 -86L-9 -117H9L16 -86Z
  dot 0 0 94 colour; dot 0 0 40 colour-35; dot 0 0 18 white
node at colour
  dot 0 0 24 white; ring 0 0 24 colour 5; dot 0 0 8 colour
shield at colour
  shape colour M0 -190C60 -150 110 -142 150 -142C156 -10 110 90 0 142C-110 90 -156 -10 -150 -142C-110 -142 -60 -150 0 -190Z
coins at count
  each count 0,-17: box -46 -17 92 17 gold.400|gold.500 6; box 18 -17 28 17 gold.600 6
  oval 0 -17*count 46 9 gold.300
bag at colour
  box -34 0 68 52 colour 6; line colour-35 5 M-12 0V-12H12V0; box -34 20 68 5 colour-35
headset at
  line stone.800 15 M-92 -6V-40A92 92 0 0 1 92 -40V-6
  each 2 186,0: box -114 -54 42 84 stone.800 18
  each 2 156,0: box -88 -46 20 68 gold.400 9
`
