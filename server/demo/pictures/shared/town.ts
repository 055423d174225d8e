/** Macau out of doors: tower, façade, lighthouse, trees, street lamps, and the school's own house. */
export const town = `
tower at fill
  shape fill M-3.2 0L-1.4 -66H1.4L3.2 0ZM-.6 -74V-100H.6V-74Z
  shape fill M-3 -63L-6.2 -68V-71L-3.5 -74.5L-1.6 -78H1.6L3.5 -74.5L6.2 -71V-68L3 -63Z
lighthouse at fill lamp
  shape fill M-14 0L-9.5 -70H9.5L14 0ZM-13 -74H13V-69.5H-13ZM-9 -88Q0 -104 9 -88Z
  box -7 -88 14 15 lamp
facade at fill through
  shape fill M-56 0L-50 -13H-46V-72H-44L-27 -90H-26V-105H-29L0 -126L29 -105H26V-90H27L44 -72H46V-13H50L56 0Z
  shape fill M-49 -44H49V-39H-49ZM-49 -72H49V-67H-49ZM-1.2 -124V-131.8H-4.5V-134H-1.2V-138H1.2V-134H4.5V-131.8H1.2V-124Z
  shape through M-7 -13V-30a7 7 0 0 1 14 0V-13ZM-34.5 -13V-28.5a5.5 5.5 0 0 1 11 0V-13ZM23.5 -13V-28.5a5.5 5.5 0 0 1 11 0V-13Z
  each 3 29,0: shape through M-34 -48V-60a5 5 0 0 1 10 0V-48Z
  shape through M-4.5 -77V-85.5a4.5 4.5 0 0 1 9 0V-77Z
tree at leaf top trunk
  box -3.5 -50 7 50 trunk; oval 0 -62 30 30 leaf; dot 19 -48 19 leaf; dot -20 -50 18 leaf
  oval -7 -69 19 18 top; dot -22 -54 10 top
cloud at fill
  box -50 -16 100 16 fill 8; oval -12 -16 20 17 fill; oval 14 -14.4 15 12 fill
sky w h
  box 0 0 w h #cfe6f1; oval w*.42 h*.6 w*.75 h*.5 #e4f0ee
  cloud w*.25,h*.13,w*.002 #f6fafa; cloud w*.8,h*.16,w*.0016 #f6fafa
streetLamp at colour glass=blue.100
  box -4 -260 8 260 colour; box -10 -46 20 46 colour 3; box -15 -10 30 10 colour 2
  shape glass M-13 -260L-19 -296L19 -296L13 -260Z
  shape colour M-23 -295L-2 -316V-328H2V-316L23 -295ZM-15 -262H15V-256H-15ZM-1 -296H1V-260H-1Z
litLamp at colour
  dot 0 -282 74 gold.300/13; dot 0 -282 44 gold.300/20
  streetLamp 0,0 colour gold.100
balustrade x w y h colour
  each w/34 34,0: baluster x+17,y,h/100 colour
  box x y-h w 14 colour+20 3; box x y-h+10 w 5 colour-12; box x y-10 w 12 colour
baluster at colour
  shape colour M-5 -88C-5 -70 -13 -50 -11 -32C-9 -18 -5 -20 -7 -8H7C5 -20 9 -18 11 -32C13 -50 5 -70 5 -88Z
shutters x y w h trim shutter glass
  arch x-w*.12 y-w*.12 w*1.24 h+w*.12 trim; arch x y w h glass
  shape glass+40 M{x} {y+h*.7}L{x+w*.7} {y+w*.1}L{x+w} {y+w*.5}L{x} {y+h}Z
  line trim 4 M{x+w/2} {y}v{h}M{x} {y+w/2}h{w}M{x} {y+h*.68}h{w}
  each 2 w*1.67,0: box x-w*.545 y+w*.36 w*.42 h-w*.36 shutter
  each 9 0,(h-w*.36-14)/9: each 2 w*1.67,0: box x-w*.49 y+w*.36+8 w*.31 2.5 shutter+20
  box x-w*.22 y+h w*1.44 9 trim 2; box x-w*.22 y+h+6 w*1.44 4 trim-20
door trim shutter glass
  arch -68 -230 136 230 trim; arch -52 -214 104 214 glass
  at 0,-162: each 5 0,0,30: shape trim M-45 -26L-44 -28L0 -2V2Z
  box -52 -162 104 6 trim
  each 2 54,0
    box -52 -156 50 156 shutter|shutter-15; box -43 -144 32 50 shutter+12 2
    box -43 -82 32 66 shutter+12 2
  each 2 16,0: dot -8 -72 4 gold.300
  each 3 -16,11: box -78 -2 156+i*32 12 trim-6 2
school at wall=#f0d9a2 trim=#fffdf7 shutter=green.700 glass=blue.200 roof=clay.600
  box -500 -510 1000 510 wall; box 118 -510 382 510 wall-5
  dado -500 -96 1000 88
  each 6 195,0: box -500 -500 24 500 trim; box -484 -500 8 500 trim-9; box -506 -510 36 14 trim 2
  box -506 -278 1012 16 trim; box -506 -266 1012 5 trim-20
  each 5 195,0: shutters -426 -470 72 150 trim shutter glass
  each 2 195,0: shutters -426 -232 72 122 trim shutter glass
  each 2 195,0: shutters 159 -232 72 122 trim shutter glass
  door trim shutter glass
  box -520 -528 1040 22 trim; box -520 -510 1040 6 trim-25; box -512 -552 1024 26 roof
  each 64 16,0: box -512 -552 3 26 roof-20
  shape trim M-190 -526V-560C-150 -560 -130 -600 -96 -604C-70 -650 -30 -664 0 -664C30 -664 70 -650 96 -604C130 -600 150 -560 190 -560V-526Z
  shape wall M-166 -532V-546C-140 -548 -118 -588 -84 -592C-60 -634 -28 -648 0 -648C28 -648 60 -634 84 -592C118 -588 140 -548 166 -546V-532Z
  mark 0,-588 white shutter
  dot 0 -672 12 trim
`
