/** Walls, windows, boards, lamps, floors' edges: what makes a picture an indoor one. */
export const room = `
arch x y w h fill
  shape fill M{x} {y+h}V{y+w/2}A{w/2} {w/2} 0 0 1 {x+w} {y+w/2}V{y+h}Z
view x y w h seed=3
  box x y-h w h blue.100; dot x+w*.26 y-h*.72 w*.08 gold.100
  at x,0: hills w y green.200 h*.2 h*.42 h*.26 h*.36 h*.18
  tower x+w*.72,y,h*.0074 blue.200
  houses x-10 x+w y h*.1 h*.34 blue.300 seed blue.100
archWindow x y w h trim=white
  arch x-w*.056 y-w*.056 w*1.112 h+w*.056 trim
  clip
    arch x y w h white
    content
    shape #ffffff29 M{x} {y+h*.75}L{x+w*.75} {y}H{x+w}V{y+h*.1}L{x} {y+h}Z
  line trim w*.035 M{x+w/2} {y}v{h}M{x} {y+w/2}h{w}M{x} {y+h/2+w/4}h{w}
  box x-w*.12 y+h w*1.24 w*.08 trim 2; box x-w*.12 y+h+w*.05 w*1.24 w*.03 trim-12
paneWindow x y w h columns=2 trim=white
  box x-12 y-12 w+24 h+24 trim 3
  clip: box x y w h white; content
  each columns-1 w/columns,0: box x+w/columns-4 y 8 h trim
  box x y+h*.36 w 7 trim; box x-22 y+h+8 w+44 14 trim 2; box x-22 y+h+17 w+44 5 trim-12
sunbeam x y w h opacity=0.16
  fade opacity: shape white M{x} {y}h{w}l{h*.75} {h}h{-w}Z
board x y w h ground edge=wood.400
  box x+8 y+10 w h #10231c22 4; box x y w h edge 4; box x+10 y+10 w-20 h-20 ground 2
  content
  box x+w*.3 y+h-6 w*.4 10 edge+18 3
framed x y w h edge=wood.500
  box x+5 y+6 w h #10231c18; box x y w h edge
  clip: box x+10 y+10 w-20 h-20 white; content
bookcase x y w h rows seed colour=wood.500
  box x y w h colour 3; box x+w-12 y 12 h colour-20 3
  each rows 0,(h-14)/rows: box x+12 y+12 w-24 (h-14)/rows-12 colour-55
  each rows 0,(h-14)/rows: books x+16 y+(h-14)/rows w-34 (h-14)/rows-24 seed+i
pendant at colour
  box -1.5 -1000 3 1000 stone.600; shape gold.300/10 M-45 34H45L151 330H-151Z
  shape colour M-56 36C-56 8 -17 0 0 0C17 0 56 8 56 36Z
  shape colour-18 M11 1C28 3 56 8 56 36H31C31 20 22 8 11 1Z; oval 0 37 25 7 gold.100
globe at colour=gold.100
  box -1.5 -1000 3 1000 stone.600; dot 0 0 30 gold.300/18; dot 0 0 20 colour
  shape colour-8 M0 -20A20 20 0 0 1 0 20A26 26 0 0 0 0 -20Z
clock at
  dot 3 5 50 #10231c1f; dot 0 0 50 green.800; dot 0 0 43 white
  each 12 0,0,30: box -1.5 -39 3 6 stone.600
  line stone.800 3.5 M0 0L-18 -12M0 0L25 -16; dot 0 0 3 red.600
spot at
  shape #ffffff66 M-60 0H60L220 620H-220Z; box -34 0 68 22 stone.800 4
pennants x w y sag
  line stone.400 3 M{x} {y}Q{x+w/2} {y+2*sag} {x+w} {y}
  each w/62 62,0: pennant x+31 y+4*sag*((i+.5)/(w/62))*(1-(i+.5)/(w/62)) red.400|gold.400|green.500|blue.500|cream
pennant x y colour
  shape colour M{x-21} {y}h42l-21 44Z
curtain x y w h
  box x y w h red.700
  each w/44 44,0: box x+4 y 16 h red.700-20
table x y w foot colour=wood.400
  each 2 w-60,0: box x-w/2+22 y+12 16 foot-y-12 colour-30
  box x-w/2+16 y+12 w-32 20 colour-22; box x-w/2 y-4 w 18 colour 5; box x-w/2 y-4 w 6 colour+22 3
counter x y w h colour top=sand.200 panels=4
  box x y w h colour
  each panels (w-24)/panels,0: box x+18 y+34 (w-24)/panels-12 h-56 colour-9 4
  each panels (w-24)/panels,0: box x+18 y+34 (w-24)/panels-12 3 colour-20
  box x y+h-14 w 14 colour-30; box x-14 y-8 w+28 22 top 4; box x-14 y+8 w+28 6 top-16 2
chairBack at colour
  line colour-35 8 M-36 -84L-42 0M36 -84L42 0
  shape colour M-46 -178Q0 -190 46 -178L42 -104Q0 -96 -42 -104Z
  shape colour-10 M14 -184Q32 -182 46 -178L42 -104Q28 -101 16 -100Z; box -46 -96 92 16 colour-14 6
seat at colour
  box -30 -92 60 62 colour 12; shape colour-12 M8 -92H18Q30 -92 30 -80V-42Q30 -30 18 -30H8Z
  box -32 -32 64 14 colour-20 6; line stone.600 5 M-24 -20V0M24 -20V0
stool at colour=wood.500
  box -44 -130 88 14 colour+18 6
  line stone.800 8 M-30 -116L-40 0M30 -116L40 0; line stone.800 5 M-36 -50H36
planter x y w h bloom box=wood.400
  each w/26 26,0: bush x+16 y green.600|green.500 bloom
  box x y w h box 3; box x y w 8 box+20 3; box x y+h*.5 w 3 box-20
bush x y leaf bloom
  oval x y-15 20 26 leaf; oval x-5 y-22 9 12 green.300
  dot x+6 y-34 6 bloom; dot x-9 y-28 5 bloom+30
toolWall at ground=wood.200
  box 6 8 360 220 #10231c1f 5; box 0 0 360 220 ground 5
  shape stone.300 M30 60L150 48L152 86L40 78Z; shape wood.600 M14 52Q10 92 34 88L44 58Z
  box 186 60 12 120 wood.500 5; shape stone.600 M166 40H214V64H176Q160 60 166 40Z
  each 3 34,0: box 234 40 13 52 gold.400|clay.500|gold.400 6; box 237 92 8 56 stone.400
  shape stone.400 M36 118H56V186H140V204H36Z; box 36 118 20 86 wood.600
  plane 294,190,.75
plane at
  shape wood.700 M-64 0L-52 -30H56L66 0Z; box -66 -6 134 8 stone.600 2
  shape wood.800 M36 -30Q34 -56 54 -56L60 -30Z; shape stone.300 M-20 -30L0 -62L8 -58L-6 -30Z
`
