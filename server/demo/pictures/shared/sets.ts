/** Settings that several pictures share, each 1200 wide unless it is told a width. */
export const sets = `
chamber w h foot wall accent motif
  box 0 0 w h wall
  tiles 0 0 w foot h/6 motif accent 0.1
stage h wall accent motif table
  box 0 0 1200 h wall
  tiles 0 0 1200 h*.77 h/5 motif accent 0.2
  arch 248 h*.09-16 704 h*.68+16 white; arch 264 h*.09 672 h*.68 wall+55
  content
  box 0 h*.77-6 1200 h*.23+6 table; box 0 h*.77-6 1200 10 table+28
  box 0 h*.86 1200 h*.14 table-16
  dado 0 h*.905 1200 h*.095 motif accent
bench y h colour
  box 0 y-8 1200 h colour+28; box 0 y 1200 h-y colour; box 0 y+(h-y)*.55 1200 h colour-16
exhibit wall floor
  box 0 0 1200 900 wall; shape wall+40 M430 0L770 0L1080 760L120 760Z; box 560 0 80 26 stone.800 4
  shape gold.300 M572 26L628 26L618 46L582 46Z
  box 0 742 1200 20 wall-8; box 0 760 1200 140 floor; box 0 760 1200 6 floor+30
stars w h
  each 16 w/16,0: dot 20 h*.2|h*.6|h*.1|h*.8|h*.4 2|1.6|2.4 #f3e9d0
evening at w
  box 0 0 w w*.75 dusk.700; dot w*.25 w*.2 24 #f3e9d0
  tower w*.8,w*.75,w*.0055 dusk.800
  houses 0 w w*.75 40 w*.35 dusk.900 5 gold.300
workplace at
  monitor 0,0: code
  keyboard 0,12,.7
tube at
  box -90 0 180 16 white 3; box -84 14 168 6 gold.100 2
eveningClass
  chamber 1920 800 486 #eef3e6 green.700 3
  boards 1920 600 800 #d9bd97 #c7a77c 320
  dado 0 486 1920 118
  board 700 96 640 310 green.800: content
  paneWindow 1456 110 380 280 3: at 1456,110: evening 0,0 380
  each 3 350,0: pendant 880,40,.9 green.700
  someone 640,640,1.06 lin right left=-58,-240,-30,-200 right=84,-286,112,-338
  person 900,770,.86 ho left; person 1120,770,.86 ana left
  box 740 604 560 200 #d9bd97
  table 1000 602 500 780 wood.500
  laptopBack 1120,602,.6; penPot 990,602,.62 clay.500 green.600 gold.400 blue.500
  paper 892,602,.7
  table 1520 690 760 900 wood.400
  laptop 1526,690,.72 white: lines 14 24 90 5; chart 116 104 76 80 green.500
  mug 1822,690,.8 clay.500
  person 1370,880 rui back work; person 1680,880 yan back work
  each 2 310,0: chairBack 1370,868,1.2 green.600
kapok at
  each 5 0,0,72
    shape red.600|red.600+12|red.600+24 M0 0C-74 -30 -70 -128 0 -150C70 -128 74 -30 0 0Z
    line red.600+34 2.4 M0 -16V-138M-18 -20Q-40 -80 -20 -132M18 -20Q40 -80 20 -132
  each 12 0,0,30: line gold.400 3 M0 0V-44; dot 0 -46 6 gold.300
kapokHoop at
  each 3 0,0: dot 0 0 322-12*i wood.500|wood.400|wood.700
  dot 0 0 284 #fbf7ec; box -30 -340 60 36 gold.500 6
  clip
    dot 0 0 282 white
    each 46 12.4,0: line #f3ecdc 1.5 M-282 -290V290
    line wood.700 22 M-290 190Q-120 150 -20 40T200 -230
    line wood.700 13 M-20 40Q90 60 170 140M-150 134Q-170 40 -130 -60
    kapok -20,30,1.1,8; kapok 166,150,.66,-24; kapok -132,-104,.72,30
    each 2 80,-104: shape red.600 M128 -120C120 -150 140 -180 172 -174C180 -144 160 -116 128 -120Z
boat at
  shape blue.800 M-90 0H96L70 34H-62Z; shape blue.500 M-8 -10V-150Q58 -96 66 -14Z
  shape blue.300 M-20 -10V-112Q-74 -66 -78 -14Z; line blue.800 5 M-14 0V-160M-4 -48H58M-6 -84H48
harbourTiles at
  box -20 -20 600 600 wood.600 6
  glazed 0 0 10 10 56 2
  box 56 56 448 448 #fdfdfb; dot 360 190 54 gold.300
  at 56,250: hills 448 0 blue.100 40 90 130 70 50 90 60
  houses 56 470 262 24 80 blue.200 6 white
  lighthouse 150,200,.7 blue.300 gold.400
  box 56 262 448 6 blue.500
  boat 210,360,1.05; boat 400,320,.6
  line blue.500 6 M90 410q30 -14 60 0t60 0t60 0M300 380q26 -12 52 0t52 0M330 450q30 -14 60 0t60 0
  frame 54 54 452 452 blue.700 4; line white 3 M187 0V560M0 187H560M374 0V560M0 374H560
slowPoster at
  box -20 -20 470 640 white 3
  clip
    box 0 0 430 600 white; box 0 0 430 600 #27323a
    title 215 160 128 gold.400 慢一點; title 215 300 128 gold.400 看清楚
    each 20 0,15: box 0 40 430 5 #27323a
    shape gold.400 M30 340H66L-150 600H-210ZM166 340H202L70 600H10ZM302 340H338L290 600H230Z
    someone 230,560,.62 ho left left=-50,-230,-76,-190
    box 178 436 6 124 wood.700 3
`
