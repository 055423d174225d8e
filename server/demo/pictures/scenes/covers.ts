/** What the covers of the publications show between title and tiles, 900 x 700. */
export const covers = `
cover-1
  box 0 0 900 700 #cfe3ea; oval 450 600 700 480 #e6eee2; oval 450 640 520 340 #f7ead0
  dot 610 290 80 #fff7df
  hills 900 560 #b4d3c6 80 150 210 130 90 120 80
  tower 240,570,4.4 #7fa9ad
  houses -10 910 580 50 190 #94babd 4 #cfe1e0
  lighthouse 720,440,1.3 #fdfaf0 gold.400
  houses -10 910 600 20 90 #6d9da3 9 #b7d3d3
  box 0 596 900 110 #5d93a0
  each 12 75,0: box 0 614|650|632|668|640 70 5 #86b4bd 3
  bridge -200 1100 600 26 #2c6277 8
cover-2
  box 0 0 900 700 dusk.900; oval 450 640 720 480 #1b4560; oval 450 680 560 360 #2c6277
  dot 650 170 74 #fdf3da
  stars 900 300
  facade 450,620,4.2 gold.500 #1b4560
  houses -10 230 630 60 220 #17394b 3 gold.300; houses 670 910 630 60 230 #17394b 6 gold.300
  box 0 620 900 90 #17394b
  each 6 140,0: lantern 100,100|150,.45 red.600
cover-3
  box 0 0 900 700 #f0dcc0
  glazed 150 50 4 3 150 1
  bench 600 720 wood.500
  pot1 150,600,2.4 clay.500 clay.300; pot4 720,600,2 green.600 white
  each 3 120,0: paintPot 340,600,1.7 blue.800|blue.500|gold.400
  brush 480,650
cover-4
  box 0 0 900 700 cream
  framed 70 50 240 300 wood.600: box 70 50 240 300 blue.100; pot1 190,310,2.6 blue.500 white
  framed 340 50 490 300 wood.600
    box 340 50 490 300 clay.100; dot 690 160 60 red.400
    at 340,350: hills 490 0 green.500 60 120 80 150 70; hills 490 0 green.700 30 50 90 60 30
  framed 70 380 370 280 wood.600
    box 70 380 370 280 gold.100
    loaf 255,560,1.1
    each 3 96,0: tart 160,600,.9
  framed 470 380 360 280 wood.600
    box 470 380 360 280 green.100
    glazed 500 414 3 2 100 2 green.700
cover-5
  box 0 0 900 700 green.100
  archWindow 270 60 360 480: view 270 550 360 480 12
  bench 560 820 wood.400
  pile 190,560 250 46 green.800 red.600 blue.700
  books 640 560 210 210 8
  openBook 470,610,1.3 blue.800
cover-6
  box 0 0 900 700 blue.100
  each 18 52,0: line #d2dfec 2 M0 0V700
  each 14 0,52: line #d2dfec 2 M0 0H900
  chart 90 600 340 290 blue.500
  line blue.800 6 M80 600H440M80 600V310
  ringChart 660 210 96
  line red.600 8 M110 250L190 200L260 220L330 150L410 90
  each 2 150,-100: dot 110 250 12 white; ring 110 250 12 red.600 6
  dot 650 500 96 white/60; shape green.500 M604 526L636 478L660 504L698 460V526Z
  ring 650 500 96 stone.800 20
  at 650,500,1,-42: box -16 104 32 140 wood.700 12
`
