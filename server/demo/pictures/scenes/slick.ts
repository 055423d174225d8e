/** The four pictures of the carousel, 1920 x 800; on a phone the middle and right show. */
export const slick = `
slick-1
  box 0 0 1920 800 dusk.900
  each 6 0,0: oval 560 860 2006-144*i 774-86*i #1d4560|#35617a|#6f8791|#b99c86|dusk.300|dusk.200
  stars 1920 180
  hills 1920 620 #8e8982 60 96 150 120 70 60 110 90 60
  bridge -60 620 606 18 #5a6f7c
  tower 196,620,3.3 #466274
  houses 0 1900 630 30 110 #46606f 11 dusk.100
  lighthouse 700,560,.9 #3d5665 gold.100
  hills 1920 650 #2f4b59 20 36 28 60 90 40 40 40 40
  houses 330 900 652 16 74 #2b4452 23 gold.300
  box 0 640 1920 160 #2a4350
  each 2 1024,0: tree 860,676,2.5 #1d4a42 #2c6153 #33302b
  school 1370,676,.95 #b98f5e #e3cfa8 green.900 gold.300 #6e3a2a
  waves 1920 682 800 #8d8273 #5b5f60 5
  shape gold.300/28 M1290 710L1450 710L1580 800L1160 800Z
  each 2 838,0: litLamp 948,716,.83 #1c2f35
  someone 1190,742,.4 mei back; someone 1252,752,.42 lok back
  someone 1560,756,.42 fong left reachRight; someone 1618,748,.43 wai left
slick-2
  chamber 1920 800 576 #efdcc3 wood.600 2
  boards 1920 576 800 #c9a077 #b5885c 300
  paneWindow 690 104 300 270 2 cream: view 690 374 300 270 8
  sunbeam 730 396 280 300 0.22
  toolWall 1070,108; potShelf 1496,236; potShelf 1496,386
  someone 1020,772,1.1 ho top=green.700 wear=apron right left=-44,-226,40,-212 right=84,-240,126,-216
  table 1110 560 520 780 wood.400
  box 990 528 330 22 wood.300 3
  plane 1150,528
  box 1486 406 340 262 wood.600 3; box 1500 420 312 234 #f3ead8
  glazed 1500 420 4 2 78 1; glazed 1500 576 2 1 78 1
  person 1450,790,1.08 ana wear=apron back left=-66,-236,-56,-190 right=92,-262,140,-300
  brush 1640,440,.3,135
  table 1700 716 420 860 wood.500
  each 3 62,0: paintPot 1650,712 blue.700|blue.500|blue.300
  penPot 1852,712,.8 green.600 wood.600 wood.700 wood.500
slick-3
  eveningClass
    title 1020 186 66 white 專業認證備試班; box 820 214 400 5 gold.300 2
    words 850 274 40 green.200 一　考試範圍; words 850 326 40 green.200 二　模擬試題
    words 850 378 40 green.200 三　上機考核
slick-4
  chamber 1920 800 620 #e8efe6 green.700 3
  boards 1920 620 800 #d9ad86 #c4966d 300
  each 3 350,0: spot 1000,0
  words 820 120 60 green.800 學員作品展
  harbourTiles 834,190,.6; slowPoster 1262,150,.54; kapokHoop 1724,316,.52
  someone 1130,780,.96 fong back; someone 1246,780,.96 lok back
  someone 1530,776,.86 lin reachRight; someone 1800,790,.94 rui back
`
