/** Photographs of the albums and works of students, 1200 x 900. */
export const photos = `
photo-1
  sky 1200 900
  each 2 1120,0: tree 40,740,4.1 green.700 green.500 wood.700
  school 600,730,.98
  waves 1200 764 900 #efe7d8 #a8a698 4
  graduate 210,806,.94 sam; graduate 405,806,.94 yan waveLeft; graduate 600,806,.94 rui
  graduate 795,806,.94 wai waveLeft; graduate 990,806,.94 lin; graduate 300,876,.98 fong
  graduate 500,876,.98 lok; graduate 700,876,.98 ana; graduate 900,876,.98 ho
photo-2
  chamber 1200 900 620 #f1e2cb clay.600 2
  paneWindow 90 110 280 280: view 90 400 280 300 5
  box 470 150 660 14 wood.600
  each 3 220,0: plant 530,150,.5 white; mug 640,150,.8 green.600|red.400|blue.500
  person 420,860,1.5 ana top=green.700 wear=apron right work reachRight
  person 800,860,1.5 lok top=#32403b wear=apron left work reachLeft
  bench 620 900 wood.500
  each 3 380,0: oval 230 716 96 22 white; cup 230,710|730|710,1.9; heart 230,646|666|646,.13 white
  steam 610,640,1.1
  at 548,590,1,-38
    line stone.600 8 M32 -44Q74 -34 36 14
    shape stone.300 M-34 -60H30L38 34H-40ZM-34 -60L-58 -48L-36 -34Z
  each 2 600,0: pendant 300,40,.9 gold.500
photo-3
  sky 1200 900
  hills 1200 560 #bcd8c8 240 200 150 110 120 160 220 250
  lighthouse 1090,340,1.5 #fdfaf0 gold.300
  houses -10 330 620 160 330 #e3c79a 5 #fbf3df; houses 880 1210 620 170 340 #e8d3b0 16 #fbf6e8
  facade 600,600,4.6 #d8bb8d #88a3a3
  each 5 -34,18: box 260 600 680+68*i 20 #f3ead6|#e8dcc4
  waves 1200 690 900 #efe6d5 #a9a597 5
  each 2 1010,0: planter 0 700 190 60 red.400|gold.400 stone.400
  someone 300,820,.92 mei top=red.600 wear=jacket waveLeft
  box 232 430 6 120 wood.600; shape gold.400 M238 434L300 452L238 474Z
  someone 480,860 ho left
  someone 620,850,.98 yan left left=-60,-270,-20,-320 right=60,-270,26,-320
  box 590 510 60 42 ink 6; dot 620 530 14 stone.600; dot 620 530 8 blue.500
  someone 770,866 rui left; someone 900,850,.98 fong left reachLeft
photo-4
  box 0 0 1200 900 dusk.800; oval 600 700 900 460 #235069
  stars 1200 240
  houses -10 1210 470 60 210 #17394b 33 gold.300
  box 0 440 1200 40 #e9dcc0
  balustrade 0 1200 490 80 #e9dcc0
  chequers 1200 490 900 #b98a6a #96654a 12 5 260
  line #0d2434 4 M-10 60Q300 170 600 80T1210 60
  each 15 80,0
    dot 40 88|112|112|96|78|70|78|94 34 gold.300/13; dot 40 88|112|112|96|78|70|78|94 12 gold.300
  person 230,890,1.16 lok right work; person 416,890,1.16 ana right work waveRight
  person 602,890,1.16 ho work; person 788,890,1.16 mei left work waveLeft
  person 974,890,1.16 rui left work
  box 90 656 1020 260 #fdfaf0 8
  dado 90 780 1020 90
  each 5 186,0: oval 230 664 74 14 stone.200; oval 230 660 66 11 white; tart 230,658,.5
  each 4 186,0
    shape #dfeaee M308 594H340C340 620 332 626 327 628V656H338V660H310V656H321V628C316 626 308 620 308 594Z
    shape red.400 M309 610H339C338 622 332 625 324 626C316 625 310 622 309 610Z
photo-5
  chamber 1200 900 560 #f6e6cf red.600 1
  box 0 0 1200 40 wood.600
  each 4 270,0
    box 120 90 150 380 white 76; box 134 104 122 366 #cfe0ea 62
    shape #e2edf3 M134 400L256 180L256 260L134 470Z
  dado 0 500 1200 100 2 red.600
  boards 1200 600 900 wood.400 wood.500 300
  each 2 600,0: pennants -20 620 46 46
  oval 600 790 520 90 #ffffff22
  someone 260,770,1.02 ana top=red.600 wear=dress danceRight
  someone 480,840,1.12 fong top=gold.400 wear=dress danceLeft
  someone 730,840,1.12 mei top=green.600 wear=dress danceRight
  someone 950,770,1.02 yan top=blue.500 wear=dress danceLeft
  each 2 800,0: globe 200,70
photo-6
  sky 1200 900
  hills 1200 470 #a9d0b8 120 180 120 70 60 100 60 40
  hills 1200 490 #8cc0a2 40 70 100 60 30 20 20 20
  box 0 470 1200 100 #9cc9d6
  each 11 107,0: box 0 486|515|502|530 70 4 #c7e2e8 2
  shape #f0dfb9 M0 560Q300 530 620 556T1200 548V900H0Z
  shape #e6d0a2 M0 640Q400 600 760 650T1200 640V900H0Z
  line #fdfaf0 9 M0 558Q300 528 620 554T1200 546
  someone 230,800,1.02 ana top=green.600 right reachRight
  someone 480,850,1.02 sam top=green.600 left reachLeft
  someone 730,800,1.02 fong top=green.600 right reachRight
  someone 980,850,1.02 rui top=green.600 left reachLeft
  each 3 0,0: at 345|372|850,735|860|800
    line #1a3a5c 5 M-24 -102Q0 -130 24 -102
    shape blue.700|gold.400|blue.800 M-40 -100Q0 -110 40 -100L56 0Q0 14 -56 0Z
  each 2 510,60: at 600,790,1,70: box -12 -44 24 44 #bfe0e6 8; box -6 -56 12 14 blue.500 3
work-1
  exhibit #e5edf5 wood.300
  harbourTiles 320,132; caption 960,560 內港晨光 梁曉嵐
work-2
  exhibit #f5e9de wood.400
  slowPoster 380,96; caption 900,560 慢一點 周柏然
work-3
  exhibit #fbeade clay.300
  box 290 660 620 200 white; box 786 660 124 200 #e6ece8
  oval 600 640 330 34 stone.300; oval 600 632 330 32 stone.200
  shape #fff9f0 M370 330V600Q600 668 830 600V330Z; shape #eddcc8 M744 330V626Q800 616 830 600V330Z
  facade 600,566,1.5 wood.700 #fff9f0
  each 4 -16,16: box 500 570 200+32*i 9 wood.700|wood.500
  oval 600 330 230 58 #fffaf2; oval 600 330 206 47 #fdf3e2
  each 4 66,0: dot 500 322 26 gold.500; dot 500 322 20 gold.300
  shape green.500 M600 300C580 282 590 268 604 264C612 278 612 290 600 300Z
  each 3 0,-46
    shape sand.400 M836 640v-34l120 -22v34Z; shape white|gold.400 M836 606v-10l120 -22v10Z
  caption 515,720 大三巴的下午 何詠珊
work-4
  exhibit #e9ecdf wood.300
  oval 640 846 330 26 #10231c26; box 360 800 480 46 white 4; box 700 800 140 46 #e6ece8 4
  shape wood.500 M520 370H548L528 760H498ZM654 370H682L704 760H674Z; box 512 560 176 22 wood.500 6
  shape wood.300 M452 360H492L446 802H402Z; shape wood.400 M708 360H748L798 802H754Z
  box 428 640 342 30 wood.300 6; shape wood.600 M432 296H768L836 352H364Z
  line wood.700 3 M470 306L424 344M560 304L534 346M650 304L676 346M732 306L778 344
  box 364 352 472 34 wood.700 3
  caption 920,600 三代 陳國棟
work-5
  exhibit #e2eaf3 #b9c6cf
  each 3 0,0: ring 600 430 300+70*i #cddbe8 3
  bigPhone 450,430,1,-7
    box -126 -266 252 96 green.700 20; title 0 -194 42 white 街坊巴士
    each 4 0,104: box -114 -158 228 92 white 14
    words -102 -96 46 ink 25; words -10 -96 34 red.600 3分鐘; words -102 8 46 ink 33
    words -10 8 34 green.700 8分鐘; words -102 112 46 ink 26A; words -10 112 34 green.700 12分鐘
    words -102 216 46 ink 50; words -10 216 34 green.700 15分鐘
  bigPhone 740,450,1,6
    title 0 -120 118 green.800 25; title 0 -62 44 ink 往媽閣; box -114 -34 228 140 gold.100 18
    title 0 64 78 red.600 3分鐘; box -114 126 228 120 green.700 60; words -34 206 54 white 讀出
    shape white M-92 172h14l22 -18v64l-22 -18h-14Z
  caption 980,620 街坊巴士 蔡芷澄
work-6
  exhibit #efe8ee wood.400
  dot 614 424 322 #10231c1e
  kapokHoop 600,410; caption 980,620 木棉 黃慧貞
`
