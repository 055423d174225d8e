/** More rooms of the campus, 1200 x 900. */
export const rooms = `
booth at
  box -140 -8 280 236 wood.300 4; box -140 214 280 14 wood.300-20 4
  box -150 -14 300 14 wood.200 4
  each 2 288,0: box -150 -104 12 332 blue.700 3
  laptopBack -6,-10,.44
  box -60 24 120 44 wood.300-8 4
語言實驗室
  chamber 1200 900 470 #e9edf6 blue.700 1
  dado 0 450 1200 100
  boards 1200 550 900 #d5bd98 #c2a57b 280
  board 330 80 540 270 green.800
    each 3 150,0: speech 450,188|172|188,.56 red.600|gold.500|blue.500
    title 452 216 78 white A; title 602 200 70 white Ç; title 752 216 78 white E
    title 600 312 38 green.200 你好！　Bom dia!　Hello!
  each 2 890,0: paneWindow 60 110 190 220: view 60 340 190 240 10
  person 300,755,.82 fong work hat=headset; person 600,755,.82 lok work hat=headset
  person 900,755,.82 mei work hat=headset
  each 3 300,0: booth 300,580,.82
  person 190,1016,1.06 rui work hat=headset; person 600,1016,1.06 ana work hat=headset
  person 1010,1016,1.06 ho work hat=headset
  each 3 410,0: booth 190,790,1.06
  each 2 620,0: pendant 290,30,.7 blue.700
多用途禮堂
  chamber 1200 900 560 #efe3cc clay.600 1
  box 120 70 960 500 wood.700 4; box 140 90 920 480 #27433a; box 350 130 500 290 stone.600 4
  box 360 140 480 270 cream
  mark 600,236,2.2 green.700 none
  title 600 380 62 green.800 歡迎蒞臨
  curtain 140 96 170 470; curtain 890 96 170 470
  shape red.600 M140 90H1060V140Q960 190 860 140Q760 190 660 140Q600 176 540 140Q440 190 340 140Q240 190 140 140Z
  line gold.400 6 M140 142Q240 192 340 142Q440 192 540 142Q600 178 660 142Q760 192 860 142Q960 192 1060 142
  box 100 556 1000 22 wood.300 3
  dado 110 576 980 64 3 gold.600
  boards 1200 640 900 #b98a5e #a5764c 300
  someone 790,560,.58 lin left pointLeft
  shape wood.500 M804 442H880L872 560H812Z; box 796 434 92 12 wood.400 3
  each 2 756,0: plant 230,562,.7 white
  each 9 118,0: seat 128,740,.9 green.600
  each 8 138,0: seat 117,806,1.06 green.700
  each 7 158,0: seat 126,872,1.22 green.600
  each 6 178,0: seat 155,938,1.38 green.700
天台花園
  sky 1200 900
  dot 930 240 62 #fff7df
  hills 1200 560 #bcd8c8 60 120 190 130 70 40 80 140 110
  tower 1000,560,3.9 #9dbccb
  houses 0 1210 580 70 230 #b4cdd6 8 #cfe1e6; houses 0 1210 610 30 120 #95b7c0 19 #bcd3d8
  box 0 590 1200 40 #f4ecdb
  balustrade 0 1200 640 96 #f4ecdb
  chequers 1200 640 900 #e9b899 #c97d58 12 5 260
  line wood.600 16 M90 640V250M470 640V250M60 250H500
  each 9 50,0: box 64 226 12 46 wood.500 3
  each 22 20,0: dot 74 236|253|238|256|242 26 green.500|green.600|green.600
  each 13 32,0: dot 86 262|285|278|270 8 red.400|#f0a6ab
  planter 40 660 240 80 red.400; planter 560 640 220 70 gold.400; planter 820 640 330 70 #b48ac2
  tree 1120,650,2.3 green.700 green.500 wood.700
  each 2 188,0: box 318 640 10 130 stone.800
  each 4 0,24: box 296 636 242 16 wood.300 4
  someone 690,850,.98 ho top=green.500 right reachRight
  shape stone.400 M768 594H832L826 640H774ZM826 606L862 572L870 580L828 624Z
  someone 900,862 mei left work
  box 850 628 70 34 wood.400 4
  each 3 16,0: dot 868 622|612|622 15 green.500|green.600
  planter 20 830 300 80 gold.300
自修室
  chamber 1200 900 420 #e6efe8 green.700 3
  each 3 380,0: archWindow 110 90 220 270: view 110 370 220 290 3
  boards 1200 700 900 #d2b48c #bd9b6f 300
  each 4 268,0
    box 66 400 10 330 wood.600; box 76 420 252 160 green.200+30|green.200
    box 76 420 252 8 wood.500; box 106 440 56 44 gold.100|white|clay.100|blue.100 2
    deskLamp 286,584,.5 green.700|clay.500|blue.700|gold.500
  box 1138 400 12 330 wood.600
  table 605 584 1110 750 wood.400
  each 2 530,0: openBook 200,600,.45 red.700|blue.700
  each 2 600,0: pile 400,584 90 17 green.700|blue.700 gold.400 clay.500
  person 200,862,.98 lok back work; person 468,862,.98 yan back work
  person 736,862,.98 rui back work
  each 4 268,0: chairBack 200,862,1.12 green.700|clay.500|blue.700|gold.500
  each 2 380,0: framed 376 150 68 92: poster 386,160,.5
bed at colour
  each 2 366,0: box -190 -150+60*i 14 210-60*i stone.400 6
  box -178 -40 360 46 white 10; box -60 -52 244 50 colour 12
  shape stone.200 M-176 -42Q-170 -76 -120 -76Q-78 -76 -74 -42Z; oval -118 -70 30 24 skin.light
  line hair.brown 2.4 M-134 -68q6 5 12 0M-114 -68q6 5 12 0M-124 -57q6 4 12 0
  shape hair.brown M-148 -72C-150 -104 -88 -104 -88 -72C-100 -86 -136 -86 -148 -72Z
  box -180 4 364 12 stone.400 4
  each 2 320,0: dot -160 62 12 stone.800
護理實訓室
  chamber 1200 900 470 #e3f0ec green.600 3
  dado 0 470 1200 110 3 green.700
  chequers 1200 580 900 #f3f7f4 #c8dcd4 14 6 260
  paneWindow 90 110 260 240: view 90 360 260 260 22
  box 0 60 1200 8 stone.400
  each 5 48,0: box 520 64 48 406 green.200|green.200-7
  clock 440,160,.92
  box 1000 350 10 124 stone.400; box 930 250 150 104 stone.800 8; box 940 260 130 84 dusk.900 4
  line green.300 4 M946 300h26l8 -22l12 40l10 -18h52
  bed 320,690,.96 blue.300
  box 97 460 6 300 stone.400; line stone.400 6 M70 464H130M70 760H130
  box 112 472 34 54 #d9ecf2 8; box 112 498 34 28 blue.300 8; line blue.300 3 M129 526V610
  someone 610,790,1.04 wai cut=bun top=green.600 legs=blue.900 wear=coat left reachLeft
  bed 960,780,1.1 green.300
  someone 750,850,1.06 sam top=blue.500 legs=blue.900 wear=coat right work
  box 726 600 66 88 wood.400 4; box 732 608 54 74 white 2
  lines 740 622 40 3
  plant 1150,610,.9 white
  each 3 370,0: tube 260,0
coffeeMachine at
  box -170 -190 340 50 green.800 10; box -160 -146 320 80 stone.300 4
  box -170 -70 340 70 stone.400 8; box -170 -70 340 14 stone.200 4
  each 2 130,0: box -90 -146 50 24 stone.600 4; line ink 11 M-65 -122V-108M-65 -112H-110
  dot -20 -168 15 white
  each 2 26,0: dot 40 -168 9 gold.400|green.300
  line stone.200 8 M150 -140Q176 -120 164 -60
  each 5 62,0: shape white|clay.500|white|gold.400|white M-152 -216H-108L-113 -190H-147Z
咖啡工作室
  box 0 0 1200 900 #f0e2cc
  tiles 0 250 1200 330 110 2 green.700 0.2
  box 0 0 1200 250 #2f5b4a; box 0 246 1200 10 gold.500
  board 70 60 300 160 #1d3b30 wood.500
    title 220 122 46 gold.300 今日咖啡; title 220 180 38 green.200 手沖　意式
  each 2 0,140: box 440 190 690 14 wood.500 3
  each 7 98,0
    box 466 124 48 66 #dfe9e2 8
    box 470 144 40 42 wood.700|wood.600|wood.800|gold.400|wood.500|green.500|wood.700 6
    box 464 114 52 14 wood.500 4
  each 8 86,0: cup 480,324,.9
  boards 1200 690 900 #b98a5e #a5764c 300
  person 360,800,1.04 ana wear=apron top=green.700 right work reachRight
  person 930,800,1.04 sam wear=apron top=#26332f left work reachLeft
  counter 90 574 1060 250 wood.600 cream 6
  coffeeMachine 640,566
  each 2 430,0: cup 440,566,1.1
  plant 160,570,.62 white
  each 3 390,0: pendant 220,36,.72 gold.500
  each 3 260,0: stool 260,900
`
