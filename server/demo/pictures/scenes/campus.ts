/** The rooms of the campus, 1200 x 900. */
export const campus = `
正門
  sky 1200 900
  houses -10 1210 720 150 300 #bcd3d8 9
  each 2 1090,0: tree 60,740,3.4 green.700 green.500 wood.700
  school 600,740,.94
  waves 1200 776 900 #efe7d8 #9aa09a 4
  each 2 1016,0: streetLamp 92,806,.9 green.900
  each 2 248,0: plant 476,782,.8 green.700
  someone 330,862,.42 mei right; someone 384,866,.43 lok left; someone 850,872,.43 fong left walk
大堂
  chamber 1200 900 480 #f5eedd gold.600 2
  box 0 0 1200 46 white; box 0 42 1200 10 sand.300
  each 2 808,0: archWindow 96 130 200 330: view 96 470 200 340 4
  dado 0 486 1200 130
  chequers 1200 616 900 cream #5c8f7e 14 7 260
  arch 420 130 360 486 white; arch 440 150 320 466 green.800
  tiles 440 376 320 240 80 3 green.300 0.3
  mark 600,270,2.4 white none
  each 2 458,0
    box 360 52 22 566 white; box 372 52 10 566 sand.300; box 348 46 46 22 white 3
    box 346 596 50 24 white 3
  each 3 80,0: globe 520,70|96|70,.8
  person 530,740,.84 mei top=green.800 wear=jacket work
  person 690,740,.84 sam top=blue.800 wear=jacket right
  counter 410 596 380 150 wood.500 cream 5
  mark 600,676,1.1 gold.300 none; laptopBack 690,592,.42; plant 450,590,.42 white
  someone 800,840,1.02 rui back left=-64,-238,-76,-200
  someone 250,858,1.05 yan right right=66,-240,46,-210
  each 2 1060,0: plant 70,800,1.7
圖書館
  box 0 0 1200 900 #efe6d0
  boards 1200 690 900 #c99f72 #b5875a 320
  box 0 0 1200 40 white
  archWindow 470 110 260 440: view 470 560 260 440 12
  bookcase 30 110 380 590 6 3; bookcase 790 110 380 590 6 40
  each 2 760,0: box 20 92 400 24 wood.600 3
  sunbeam 500 560 230 330 .2
  dado 410 600 380 96 3 green.700
  line wood.200 11 M1080 700L1020 130M1128 700L1060 130
  each 9 -6,-60: line wood.200 8 M1072 660h48
  someone 330,770,.98 ana back waveLeft
  person 560,812,.92 sam right work; person 800,812,.92 fong left work
  box 430 690 500 220 #c99f72
  table 680 690 560 900 wood.600
  each 2 234,0: openBook 566,690,.5 red.700|green.700
  pile 690,690 90 18 blue.700 gold.400 green.700; deskLamp 480,690,.62,0,-.62 green.700
  each 2 180,0: chairBack 600,912,.98 wood.500
  each 2 680,0: pendant 260,60,.8 green.800
電腦室
  chamber 1200 900 420 #e8eff4 blue.700 2
  board 320 70 560 230 cream stone.400
    words 360 166 62 blue.700 試算表; words 360 224 32 stone.600 第四課　製作圖表
    chart 660 250 180 150 blue.500
  each 2 900,0: paneWindow 60 90 180 220: view 60 320 180 240 6
  dado 0 400 1200 90 2
  chequers 1200 490 900 #eef2f1 #c4d2d6 14 7 240
  someone 1010,560,.72 lin left pointLeft
  table 600 560 914 708 wood.300
  each 4 230,0: workplace 195,556,.56
  each 3 230,0: chairBack 196,690,.82 blue.700
  person 196,690,.68 sam back; person 426,690,.68 mei back; person 656,690,.68 rui back
  each 3 230,0: chairBack 196,690,.82 blue.700
  table 600 740 1182 934 wood.300
  each 4 290,0: workplace 165,736,.73
  person 310,946,.98 ana back work; person 890,946,.98 lok back work
  each 3 290,0: chairBack 310,940,1.16 green.700
  each 3 380,0: tube 220,0
烘焙教室
  box 0 0 1200 900 #fbf3e2
  tiles 0 120 1200 490 98 1 gold.600 0.16
  box 0 0 1200 120 #f4e3c2; box 0 114 1200 8 gold.500
  each 2 250,0
    box 60 270 230 340 stone.300 8
    each 4 44,0: dot 100 306 9 stone.600|stone.600|stone.600|red.600
    each 2 0,136
      box 78 330 194 116 stone.800 6; box 90 354 170 80 #d98a3a 4
      each 3 52,0: shape gold.300 M104 398q20 -28 40 0Z
      box 90 398 170 5 stone.800
  shape stone.300 M60 180L130 60H470L540 180V270H60Z; box 60 180 480 90 stone.200 6
  paneWindow 640 180 240 250: view 640 440 240 270 7
  each 2 0,120: box 940 250 230 14 wood.500 3
  each 3 80,0
    box 944 174 52 76 white|blue.200|clay.200 8; box 944 174 52 16 gold.400|blue.500|clay.500 6
  each 2 106,0: loaf 990,370,.75
  chequers 1200 610 900 #f4ead8 #cf9d74 14 6 240
  person 470,850,1.02 mei top=white wear=apron hat=cook work
  person 770,850,1.02 lok top=white wear=apron hat=cook left work
  person 1010,850 ana cut=bun top=white wear=apron hat=cook left work
  counter 140 650 1000 220 #e3d2b0 white 6
  each 2 70,0: tart 220,644,.66
  tart 255,622,.66
  shape #f3dfb5 M380 646Q390 622 470 622Q550 622 560 646Z; box 400 602 140 24 wood.300 12
  bowl 680,646,.55
  each 3 50,0: loaf 880,640,.34
  plant 1090,644,.5 white
  each 3 370,0: pendant 300,60,.72 clay.500
木工工作坊
  chamber 1200 900 600 #efdfc4 wood.600 2
  box 0 536 1200 74 wood.300
  paneWindow 70 120 300 280 3: view 70 410 300 300 16
  sunbeam 90 420 280 420 .2
  toolWall 440,130 cream; potShelf 850,250
  box 850 360 360 13 wood.600 2
  each 3 80,0: box 890 330-8*i 46 30+8*i wood.500|wood.300|clay.500 3
  boards 1200 610 900 #c3966a #ad8055 300
  each 3 30,0: shape wood.400|wood.300|wood.500 M1050 620L1074 270L1100 270L1076 620Z
  someone 330,800,1.02 rui top=green.700 wear=apron right left=-40,-228,30,-214 reachRight
  someone 900,800,1.02 yan top=clay.500 wear=apron left reachLeft right=60,-240,10,-212
  table 400 590 520 830 wood.400
  plane 440,586
  box 190 578 200 12 wood.200 2
  line wood.200 7 M560 574c-16 -28 20 -32 12 -8M228 574c-18 -24 14 -34 16 -10
  stool 880,590,.8
  table 860 590 460 830 wood.500
  mug 1050,590,.7 green.700
  each 2 460,0: pendant 400,70,.9 green.800
`
