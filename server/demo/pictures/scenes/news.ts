/** Pictures of the news, 1200 x 675. */
export const news = `
news-01
  chamber 1200 675 400 #eef3e4 green.700 3
  dado 0 370 1200 104
  chequers 1200 474 675 #f8f4e8 #a9cbb9 14 5 240
  box 90 60 420 150 green.700 8
  mark 170,135,1.5 white none
  words 236 130 50 white 課程報名日; words 236 178 32 green.300 諮詢及報名
  archWindow 930 60 180 290: view 930 360 180 300 4
  person 230,600,.9 lin top=green.800 right reachRight
  person 430,600,.9 sam top=blue.800 wear=jacket right reachRight
  counter 110 400 440 210 wood.500 cream 4
  laptopBack 250,398,.5; plant 150,396,.5 white; mark 330,500,1.2 gold.300 none
  someone 640,622,.92 rui left reachLeft; someone 778,636,.92 yan left work
  someone 916,622,.92 ho left work; someone 1054,636,.92 mei left work
  each 3 355,0: pendant 290,24,.6 gold.500
news-02
  each 28 44,0: curtain 0 0 44 520
  box 300 60 600 210 cream 4
  mark 600,118,1.2 green.700 none
  title 600 212 50 gold.600 結業典禮; box 0 500 1200 24 wood.300
  dado 0 524 1200 104 3 gold.600
  boards 1200 624 675 wood.500 wood.600 260
  graduate 150,506,.64 mei; graduate 330,502,.64 rui; graduate 510,506,.64 fong
  graduate 690,502,.64 lok; graduate 870,506,.64 ana; graduate 1050,502,.64 sam
  audience 75,730,.62 ho wai rui sam; audience 217,730,.62 yan lin ana mei
  each 2 1098,0: plant 52,502,.8 gold.400
news-03
  chamber 1200 675 480 #f4e3cc clay.600 2
  paneWindow 70 90 260 220: view 70 320 260 240 9
  box 420 70 470 244 wood.600 4
  glazed 430 80 4 2 112.5 1
  potShelf 920,200,.7
  person 230,690,1.04 ana wear=apron right work; person 480,690,1.04 ho wear=apron right work
  person 740,690,1.04 yan wear=apron left work; person 980,690,1.04 sam wear=apron left work
  bench 472 675 wood.500
  each 4 250,0
    shape white M164 554L184 494H276L296 554Z
    line blue.700|green.600 4 M196 506H264L278 542H182ZM230 506V542M188 524H272
    line wood.700 6 M280 524L322 486
  each 3 252,0
    paintPot 356,520,.9 blue.700|gold.400|green.600
    paintPot 396,548,.9 blue.300|clay.500|blue.500
news-04
  box 0 0 1200 675 #e4eef6
  each 12 0,0: at 600,330,1,30*i: shape #dbe7f2 M0 0L1000 0L980 199Z
  tiles 0 0 1200 675 150 1 blue.700 .07
  box 0 556 1200 120 wood.300
  podium 190 440 250 green.700 金獎; podium 440 430 320 blue.700 金獎; podium 760 500 250 clay.600 銀獎
  someone 600,432,.8 fong top=green.700 wear=jacket left=-70,-330,-84,-396 right=66,-330,70,-394
  someone 310,442,.78 rui top=blue.800 wear=jacket right work
  someone 890,502,.78 yan top=red.600 wear=jacket left work
  at 655,104
    line gold.500 6 M-30 -34C-54 -36 -50 0 -26 4M30 -34C54 -36 50 0 26 4
    shape gold.400 M-30 -44H30V-10C30 26 14 34 6 34V50H-6V34C-14 34 -30 26 -30 -10Z
    box -22 48 44 12 wood.700 3
  rosette 312,284,.36 gold.500; rosette 888,344,.36 hair.grey
  each 24 49,0: dot 20 40|310|130|220|370|90|260 6|5|7 gold.400|blue.300|clay.500|green.500
  each 2 1020,0: plant 90,566,1.1 white
news-05
  sky 1200 675
  each 2 1080,0: tree 60,560,3 green.700 green.500 wood.700
  school 600,560,.72
  waves 1200 590 675 #efe7d8 #a8a698 4
  pennants -20 640 70 50; pennants 580 650 70 50
  stall 220,520 red.600: each 3 56,0: pot1 -50,0,.9 blue.500|clay.500|green.500
  stall 980,520 green.700: each 3 60,0: box -70 -44 50 44 blue.700|gold.400|clay.500 3
  someone 160,648,.56 yan right; someone 330,656,.58 ho left reachLeft
  someone 520,660,.6 ana right; someone 620,662,.6 wai left pointLeft
  someone 860,656,.58 fong right; someone 1070,650,.57 lok left
news-06
  chamber 1200 675 470 #dfe8ef blue.800 3
  board 340 60 540 300 white stone.600
    words 380 132 44 blue.800 人工智能與職場
    each 3 0,54: dot 392 192 8 gold.400
    words 416 202 32 stone.800 判斷屬於人; words 416 256 32 stone.800 先訂守則
    words 416 310 32 stone.800 由任務出發
    chart 660 320 190 160 blue.500
  dado 0 410 1200 84 2
  boards 1200 494 675 #cdb08a #b99a72 260
  someone 250,560,.92 lin top=red.600 right pointRight
  table 1000 440 240 560 wood.400
  laptopBack 1000,438,.5; plant 1130,500,.9 white
  audience 90,774,.72 mei ana fong rui; audience 255,774,.72 ho sam lok yan
  each 8 165,0: seat 90,736,1.3 blue.700
  each 2 680,0: pendant 260,20,.7 sand.600
news-07
  box 0 0 1200 675 #f1e8d3
  boards 1200 520 675 #c99f72 #b5875a 260
  bookcase 20 40 300 490 5 5; bookcase 880 40 300 490 5 60
  archWindow 480 50 240 380: view 480 440 240 400 18
  dado 320 440 560 86 3 green.700
  each 3 185,0: carton 430,640|584|646,1.05|.8|1.1
  someone 250,640,1.06 rui right left=-44,-240,30,-218 right=74,-244,100,-216
  pile 362,426 90 18 green.700 red.600 blue.700
  someone 980,646,1.06 fong left left=-72,-246,-104,-216 right=60,-238,10,-212
  pile 866,430 90 18 gold.400 clay.500 blue.500
news-08
  box 0 0 1200 675 #5f7686
  each 3 350,-20: oval 300 120 640 150 #526878|#485d6d|#3f5362
  at 400,150
    each 2 0,0,180: line #dfe8ec 13 M0 -24C44 -24 64 16 34 48
    dot 0 0 15 #dfe8ec
  tower 180,520,3.3 #465a67
  houses -10 1210 530 60 190 #4a5f6c 12 #e2c98a
  box 0 520 1200 160 #43555f
  waves 1200 584 675 #8b8f8c #6a706f 4
  line #3f3a33 15 M90 640Q100 480 160 320
  each 5 0,0: at 160,320,.9-.04*i,-40+23*i: shape #3a6d5b|#2d5a4c M0 0C50 -34 120 -30 170 14C120 -4 50 10 0 0Z
  box 560 210 560 430 #d9c79a; box 540 190 600 26 #efe6d0 2
  dado 560 560 560 82
  each 2 240,0
    box 626 256 188 214 #efe6d0 3; box 640 270 160 186 #f0d48e
    line #efe6d0 7 M720 270V456M640 340H800; line #fdfaf0 11 M648 280L792 446M792 280L648 446
  each 4 54,0: oval 470 634 34 18 #c8b084|sand.600
  each 3 54,0: oval 497 604 34 18 sand.600|#c8b084
  someone 420,650,.84 sam top=gold.400 wear=jacket right work
  someone 1010,654,.86 mei top=gold.400 wear=jacket left waveLeft
  each 9 -30,75: each 15 104,0: line #aebfca 2.5 M20 -20l-26 54
news-09
  sky 1200 675
  hills 1200 470 #bcd8c8 50 90 150 110 60 50 90 60
  houses 0 1210 474 30 110 #b4cdd6 6 #d3e4e8
  facade 600,470,2.5 #d6b88a #8fa9a6
  each 2 710,0: tree 250,480,1.9 green.700 green.500 wood.700
  waves 1200 468 675 #efe6d5 #a9a597 7
  each 2 910,0
    line stone.600 7 M90 470V130; dot 90 126 9 gold.400
    shape green.700|blue.700 M90 140C140 124 170 164 220 142V226C170 248 140 208 90 224Z
    shape gold.400|white M90 186C140 168 170 210 220 188V226C170 248 140 208 90 224Z
  someone 330,640,.86 lok waveLeft; someone 455,630,.86 lin top=green.700 right reachRight
  someone 640,630,.86 wai top=blue.800 left reachLeft; someone 770,644,.88 ana
  someone 880,636,.86 rui left waveRight; someone 215,648,.88 fong right
news-10
  sky 1200 675
  hills 1200 330 #b7d6c4 60 120 170 100 60 90 140 80
  tower 940,330,2.5 #a9c8d2
  houses 0 1210 330 20 90 #b4cdd6 14
  box 0 300 1200 84 green.700
  each 30 40,0
    dot 20 316|338 11 skin.light|skin.warm|skin.tan
    box 8 328|350 24 30 red.400|gold.400|blue.300|white|clay.300 8
  box 0 372 1200 12 white; box 0 384 1200 675 green.500
  shape clay.500 M450 384L-260 675H1460L750 384Z
  each 6 60,0: line #fbeee6 5 M450 384L{-450+360*i} 690
  line stone.600 10 M330 200V400M870 200V400; box 320 190 560 84 red.600 4
  each 14 40,0: box 320 190|206 20 16 white
  title 600 260 34 white 師生同樂運動日
  someone 600,600,.86 yan top=gold.400 runLeft
  someone 390,640,.96 rui top=green.600 legs=ink runRight
  someone 840,650,.98 lok top=blue.500 legs=ink runLeft
  line red.600 8 M520 412Q600 430 690 406
news-11
  at -412,0,.845
    eveningClass
      words 760 168 44 white 試算表應用; line green.100 4 M742 360H1060M742 360V210
      chart 772 358 270 150 green.300
      words 1096 250 34 green.200 求和　平均; words 1096 310 34 green.200 繪製圖表
news-12
  box 0 0 1200 675 dusk.900
  each 2 0,40: oval 840 540 900-180*i 420-120*i #183c58|#235069
  stars 1200 260
  dot 890 190 112 #fdf3da14; dot 890 190 86 #fdf3da
  hills 1200 500 #1d4a5a 40 70 120 90 50 60 90 50
  tower 230,500,3 #2a5a6b
  bridge 520 1400 486 16 #2f6173 6
  houses 0 1210 504 20 110 #17394b 33 gold.300
  box 0 500 1200 180 #17394b
  waves 1200 520 675 #5a5a55 #434a4b 5
  line #6d8591 3 M-10 30Q300 130 620 60T1210 40
  lantern 150,150 red.600; lantern 360,190,.86 gold.400; lantern 560,170,1.04 red.600
  lantern 720,240,.7 green.500; lantern 1060,170,.96 red.400
  at 620,600
    dot 0 -46 130 gold.300/10
    each 2 22,0: oval -74 -128 12 36 #fdf3da|#f6dfae
    oval 10 -40 80 42 #fdf3da
    dot -66 -74 34 #fdf3da; dot 92 -56 15 #fdf3da; dot -76 -78 5 red.600
    line gold.400 4 M-40 -20Q10 -4 70 -24M-20 -60Q20 -72 60 -60
    each 2 90,0: dot -40 0 17 red.600; dot -40 0 7 gold.300
  someone 300,640,.84 yan right reachRight
  line wood.500 5 M380 460L420 480
  lantern 424,512,.45 red.400
  someone 880,646,.86 ho left reachLeft; someone 1000,640,.84 ana left
`
