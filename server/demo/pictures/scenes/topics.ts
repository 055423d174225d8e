/** Still lifes for the topics of courses, 1200 x 675; things stand on the table's line at 520. */
export const topics = `
course-design
  stage 675 #f3e3d3 clay.600 2 wood.300
  box 292 96 286 424 wood.600 4; box 302 106 266 404 white
  poster 318,122,2.34: box 0 140 100 30 green.600
  at 880,512,1,-48
    each 6 0,0,19
      box -34 -250 68 250 white 8
      box -34 -250 68 180 green.700|green.500|gold.400|clay.500|red.400|blue.500 8
      box -20 -52 40 6 stone.300 3
  penPot 672,520,1.25 green.700 gold.400 red.400 blue.500
  shape gold.300 M64 520H256L64 370ZM94 498H176L94 432Z; box 390 554 300 12 sand.200 2
  each 19 15,0: line wood.700 1.6 M400 554v5
  plant 1086,520,1.15 white
course-it
  stage 675 #dcebe6 green.700 2 wood.300
  box 918 190 184 330 stone.800 8
  each 6 0,50
    box 932 206 156 40 #2a3531 4
    each 3 18,0: dot 952 226 5 green.300|gold.300|green.500
    each 4 16,0: box 1014 216 9 20 stone.600 2
  monitor 560,518,1.6 #0f2b4a: code
  deskLamp 236,520,1.15,0,-1.15 gold.400; keyboard 560,564,1.15; mug 826,530,1.2 clay.500
  pile 110,520 180 31 blue.700 gold.400 green.700
course-business
  stage 675 #e5efe6 green.700 3 wood.300
    paneWindow 378 112 420 326
      box 378 112 420 330 blue.100; dot 474 202 40 gold.100
      tower 708,442,2.7 blue.300
      houses 368 808 442 70 190 blue.300 15 blue.100
      houses 368 808 442 30 110 blue.500 31 blue.200
  suitcase 250,520 wood.600
  laptop 690,520,1.12 white: chart 18 110 110 88 green.500; ringChart 162 44 20; lines 140 88 44 2
  mug 938,520,1.2 red.600; plant 1084,520,1.3 blue.500; paper 440,562,.7; pen 510,566 ink
course-education
  stage 675 #e4efe2 green.600 1 wood.300
  board 330 110 560 270 green.800
    line white 5 M390 292L470 168L550 292ZM470 168V292; ring 650 232 60 gold.300 5
    line gold.300 5 M650 232L692 190
    each 3 0,40: line green.200 6 M746 176H836|M746 176H850|M746 176H810
  pile 220,520 280 45 blue.700 red.600 gold.400
  at 226,300,.96
    shape red.600 M0 -10C-46 -34 -74 6 -60 50C-50 84 -22 92 0 82C22 92 50 84 60 50C74 6 46 -34 0 -10Z
    shape red.700 M20 -18C58 -22 74 12 60 50C50 84 22 92 6 84C44 64 44 10 20 -18Z
    line wood.700 7 M0 -8Q2 -34 14 -44; shape green.500 M8 -30Q40 -62 62 -40Q38 -14 8 -30Z
  block 770,446 clay.500 A; block 852,446 blue.500 B; block 812,372 gold.500 C
  openBook 540,560,1.05 green.700; penPot 1020,520,1.2 white red.400 gold.400 blue.500
  plant 1124,520,.95
course-hospitality
  stage 675 #f1e4cf #9a5b33 3 wood.700
  box 330 128 540 170 wood.700 6
  each 8 62,0
    box 360 150 46 126 wood.800-30 3; line stone.400 4 M383 176V212
    box 368 212 30 50 gold.400|gold.400|none|gold.400|gold.400|gold.400|none|gold.400 5
  shadow 600 520 300
  at 600,520
    oval 0 -8 176 16 stone.300; shape stone.200 M-150 -16C-150 -176 150 -176 150 -16Z
    shape stone.400 M50 -130C112 -116 150 -76 150 -16H94C100 -60 86 -106 50 -130Z
    line white 9 M-116 -46C-108 -84 -84 -108 -52 -118; dot 0 -146 15 gold.400
    box -160 -20 320 10 stone.400 5
  box 806 502 168 18 wood.800 6; shape gold.400 M818 498C818 408 962 408 962 498Z
  shape gold.600 M912 434C946 442 962 468 962 498H934C938 472 930 448 912 434Z
  box 882 408 16 24 gold.500 6
  suitcase 230,520,.92 clay.600; plant 1092,520,1.35 white
course-language
  stage 675 #e6e9f4 blue.700 1 wood.300
  speech 400,180 green.700: title 6 58 150 white A
  speech 682,150,.94,0,-.94 red.600
  title 678 200 150 white Ç
  speech 536,352,.86,0,-.86 gold.400
  title 532 402 130 green.900 Ã
  speech 832,338,.72,0,-.72 white
  each 3 38,0: dot 792 338 11 blue.500
  pile 204,520 270 45 blue.700 clay.500 green.600; headset 204,382,.92
  openBook 640,558,1.15 blue.800
  shadow 1016 520 160
  at 1020,520
    oval 0 -6 74 12 wood.700; box -8 -60 16 56 wood.600
    line gold.500 9 M-96 -200A112 112 0 0 0 60 -74; dot 0 -160 96 blue.300
    shape green.500 M-70 -222C-40 -250 10 -250 30 -230C20 -204 -10 -214 -20 -190C-36 -170 -60 -176 -84 -190ZM10 -160C40 -176 76 -170 92 -150C88 -112 60 -82 34 -72C20 -96 -4 -130 10 -160Z
  penPot 896,520,1.05 clay.600 green.700 red.600 gold.400; plant 1140,520,.8 white
course-health
  stage 675 #dfeee9 green.600 2 #b9c9c4
  heart 600,270,2.5 red.600
  line white 10 M350 260H508L534 216L576 312L614 190L646 284L662 260H850
  shadow 250 520 330
  shape stone.600 M200 324V302Q200 284 218 284H282Q300 284 300 302V324H282V302H218V324Z
  box 90 320 320 200 white 16; shape #e4ece8 M330 320H394Q410 320 410 336V504Q410 520 394 520H330Z
  box 90 394 320 8 stone.200
  shape green.600 M230 354H270V394H310V434H270V474H230V434H190V394H230Z
  line blue.800 10 M550 434C544 514 600 534 610 494C614 464 588 444 580 430M610 508C620 574 700 574 714 530C720 508 736 494 756 504
  dot 772 518 28 stone.400; dot 768 514 19 stone.200
  box 862 290 176 230 wood.400 8; box 876 314 148 192 white 3; box 916 280 68 30 stone.600 6
  ticks 888 350 5
  box 1066 402 76 118 #d98e3c 10; box 1062 376 84 32 white 6; box 1066 432 76 54 white
  shape green.600 M1096 440h16v11h11v16h-11v11h-16v-11h-11v-16h11Z
course-engineering
  stage 675 #e2edf0 dusk.700 3 #cdbb9d
  box 338 128 540 344 #10231c22 4; box 330 118 540 344 blue.800 4
  each 17 32,0: line white/14 1 M344 118V462
  each 10 0,32: line white/14 1 M330 136H870
  at 330,118
    line white 4 M30 236H510M30 250H510
    each 2 200,0
      line white 4 M158 290L165 76H175L182 290
      each 6 0,8: line blue.200 2 M{150-i*20} 236L170 {80}L{190+i*20} 236
    line gold.300 3 M30 290H510M170 316H370; frame 14 14 512 316 blue.300 2
  gear 990,210,.74 gold.400; gear 1096,296,.5 clay.500; gear 974,350,.42 green.500
  shadow 230 520 320
  shape gold.400 M70 506C70 330 390 330 390 506Z
  shape gold.600 M300 396C360 410 390 456 390 506H330C336 460 326 420 300 396Z
  box 206 372 44 130 gold.300 14; box 54 498 352 18 gold.500 9
  mug 480,524,1.2 green.700; pile 1030,520 190 30 blue.700 gold.400 clay.500
course-law
  stage 675 #e9e6da green.800 1 wood.600
  box 591 150 18 330 gold.500 5; dot 600 138 20 gold.400
  shape gold.400 M500 520Q520 480 570 474H630Q680 480 700 520Z; box 580 390 40 12 gold.600 5
  line gold.500 11 M404 190Q600 140 796 190
  each 2 392,0
    line gold.500 3 M404 190L338 306M404 190L470 306
    shape gold.400 M322 306H486Q464 350 404 350Q344 350 322 306Z
    shape gold.500 M424 306H486Q464 350 404 350Q424 334 424 306Z
  pile 214,520 290 47 red.700 green.800 blue.800: lying 0 -181 230 40 gold.600
  box 856 490 208 30 wood.800 8; box 876 478 168 16 wood.700 5
  at 960,428,1,-62
    box -9 38 18 200 wood.400 8; box -74 -44 148 88 wood.500 10; box 26 -44 48 88 wood.500-16 10
    each 2 108,0: box -62 -50 16 100 gold.400 4
course-food
  stage 675 #f7e7cb gold.600 3 #e3d5bd
  shadow 600 520 420
  shape stone.200 M570 520H630L618 460H582Z
  oval 600 458 250 26 white; oval 600 448 226 17 #e5ece7
  each 4 100,0: tart 450,454,1.08
  each 3 100,0: tart 500,416,1.08
  each 2 100,0: tart 550,378,1.08
  tart 602,340,1.08
  each 2 80,6: steam 560,284
  bowl 220,520
  at 250,400,1,22: box -6 -150 14 150 wood.500 6; oval 0 -2 26 12 wood.400
  line wood.600 10 M1020 78H1180
  at 1108,150,1,14
    box -9 -60 18 130 wood.500 9
    line stone.400 5 M0 70C-60 130 -50 210 0 222C50 210 60 130 0 70M0 70C-26 130 -24 200 0 222C24 200 26 130 0 70
  loaf 962,520,1.5; loaf 1090,550,1.15
  box 298 564 344 16 wood.500 8; box 340 557 260 30 wood.300 12
course-craft
  stage 675 #e4ecf5 blue.700 1 wood.400
  shadow 440 520 330
  box 272 138 336 384 wood.600 4
  glazed 284 150 3 3 104 1
  box 284 462 312 46 white
  glazed 284 462 3 .44 104 1
  pot1 760,520,3 blue.500 white; pot4 918,520,1.6 clay.500 clay.300
  each 3 74,0: paintPot 640,566,1.15 blue.800|blue.500|blue.300
  brush 470,566; plane 170,520,1.6; penPot 1060,520,1.5 green.500 wood.700 wood.500 wood.600
course-media
  stage 675 #f2e2d8 clay.600 3 wood.500
  dot 980 210 122 white; ring 980 210 119 stone.300 4; dot 980 210 98 #fff9ea
  line stone.800 9 M980 330V450L920 520M980 450L1040 520
  shadow 250 520 300
  box 110 350 280 170 ink 6; box 126 404 248 100 #203a31 3
  line stone.400 2.5 M140 434H360M140 466H360M220 466V502M290 466V502
  each 2 0,0: at 110,344,1,-9+9*i
    box 0 -38+38*i 284 34 white 4
    each 6 50,0: shape ink M14 -38L40 -38L22 -4L-4 -4Z
  line stone.800 13 M620 370L540 520M620 370V520M620 370L704 520; box 584 342 72 34 stone.600 6
  at 620,344
    box -60 -206 110 40 #26332f 8; box -128 -196 46 22 red.600 5; box -146 -176 250 176 #26332f 18
    each 4 0,0: dot -16 -84 78-16*i #141f1c|stone.600|blue.900|blue.700
    dot -30 -100 12 blue.200; shape #26332f M104 -112L168 -146V-28L104 -60Z
  mug 806,550,1.1 green.700
course-data
  stage 675 #dfe8f2 blue.800 2 #a9b4bb
  monitor 300,520,1.12
    each 14 19,0: dot 24 150|120|134|96|108|70|84|60 5 gold.400|blue.300|blue.300
    line #5b87b5 3 M18 166H284M18 166V14M20 150L276 40
  monitor 900,520,1.12
    line #4f86b8 3 M40 40L110 90L60 150L40 40M110 90L180 50L262 96L200 150L110 90M180 50L200 150
    dot 110 90 17 gold.400
    each 2 20,110: dot 40 40 11 green.300|blue.300
    each 2 20,100: dot 180 50 11 clay.300|green.500
    dot 262 96 11 gold.300
  monitor 600,516,1.34 dusk.900
    chart 20 110 150 88 green.500
    ringChart 236 66 30
    line gold.300 4 M22 160L66 138L110 148L160 126L210 140L280 118
  keyboard 600,562,1.05; mug 1110,520,1.15 gold.400; plant 90,520,1.05 white
course-social
  stage 675 #f8e8dd clay.600 2 wood.300
    person 330,692,1.08 fong right work; person 512,692,1.08 rui work
    person 694,692,1.08 mei left work; person 876,692,1.08 ho left work
  heart 600,116 red.400
  each 2 368,0: mug 420,554,.9 green.600|blue.500
  paper 600,564; plant 120,520,1.25 white; pile 1082,520 170 22 green.700 gold.400 clay.500
course-security
  stage 675 #dbe6ec blue.900 3 #7f8f97: each 3 0,0: ring 600 290 230+54*i blue.300|green.300 2.5
  line blue.300 3 M370 186L600 290M836 150L600 290M884 400L600 290M730 76L600 290
  node 370,186 green.600; node 836,150 gold.500; node 884,400 clay.500; node 730,76 green.600
  at 600,300
    shield 0,0 green.800; shield 0,-4,.9 green.600
    shape green.700 M0 -175C56 -139 100 -132 135 -132C140 -13 99 78 0 124Z
    shape sand.200 M-44 -40V-70A44 44 0 0 1 44 -70V-40H24V-70A24 24 0 0 0 -24 -70V-40Z
    box -66 -44 132 104 gold.400 12; shape ink M-6 0A15 15 0 1 1 6 0L11 36H-11Z
  laptop 230,520,1.12 #10263f: code
  phone 960,520
    dot 0 -126 32 green.100; line green.700 7 M-15 -126L-4 -114L17 -140
    each 4 18,0: dot -27 -66 6 blue.700
    box -30 -46 60 12 green.500 6
  mug 440,560 white
  shape gold.400 M1050 486A32 32 0 1 1 1112 478H1176V512H1166V494H1158V506H1148V494H1112A32 32 0 0 1 1050 486ZM1070 486A12 12 0 1 0 1094 486A12 12 0 1 0 1070 486Z
course-finance
  stage 675 #f4ead2 gold.600 1 #b9a27c
  box 368 140 480 290 #10231c1c 6; box 360 130 480 290 white 6; box 360 130 480 42 green.700 6
  each 3 20,0: dot 384 150 5 green.300
  each 4 0,48: box 400 216 400 2 stone.200
  shape green.100 M414 376L474 336L534 354L594 296L654 314L714 256L786 210V392H414Z
  line green.700 6 M414 376L474 336L534 354L594 296L654 314L714 256L786 210
  coins 100,520 4; coins 204,520 7; coins 308,520 11
  shadow 900 520 190
  box 804 250 192 270 stone.800 14; box 824 272 152 54 #cfe0c6 5; words 918 316 42 ink 12
  each 4 0,40: each 4 40,0: box 824 342 32 30 stone.300|stone.300|stone.300|clay.500 5
  sheet 1010,330,1,5; pen 1090,550 blue.700
  box 390 482 340 78 wood.700 6; box 402 492 316 58 #f5e7cc 2; box 402 512 316 6 wood.700
  each 11 28,0
    box 414 492 3 58 wood.500
    each 3 0,20: oval 415 501+i 11 6 red.600|wood.800|wood.600
`
