import { describe, expect, it } from 'vitest'
import { type Book, drawLine } from '#server/demo/pictures/language/draw.ts'
import { parseDrawings } from '#server/demo/pictures/language/parse.ts'

const book: Book = {
  drawings: parseDrawings(`
mug at colour handle=colour-10
  box -30 -60 60 60 colour; ring 30 -30 16 handle 9
frame2 w
  box 0 0 w w/2 white
  content
`),
  verbs: { count: call => String(call.number(0) + call.number(1, 1)) },
}
const draw = (line: string) => drawLine(book, line)

describe('the language of drawings', () => {
  it('draws shapes from sums and colours of the palette', () => {
    expect(draw('box 1+2*3 (4-2)/4 -5 .5 green.700')).toContain(
      '<rect x="7" y="0.5" width="-5" height="0.5" fill="#0b6b4f"',
    )
    expect(draw('dot 0 0 1 white/50')).toContain('fill="#ffffff80"')
    expect(draw('dot 0 0 1 mix(white,#000000,50)')).toContain('fill="#808080"')
    expect(draw('line ink 2 M0 0L{2*3} 1')).toContain('d="M0 0L6 1"')
  })

  it('puts drawings at places, with what is inside them', () => {
    expect(draw('mug 10,20,2 white')).toContain('<g transform="translate(10 20) scale(2 2)">')
    expect(draw('mug 0,0 white')).toContain('stroke="#e7e9e9"')
    expect(draw('frame2 8: dot 1 1 1 ink; dot 2 2 2 ink').match(/<circle/g)).toHaveLength(2)
  })

  it('repeats what follows, each moved on and with the choice whose turn it is', () => {
    const drawn = draw('each 3 10,5: dot i 0 1 white|ink')
    expect([...drawn.matchAll(/translate\(([^)]*)\)/g)].map(([, by]) => by)).toEqual([
      '0 0',
      '10 5',
      '20 10',
    ])
    expect(
      [...drawn.matchAll(/cx="(\d)".*?fill="(#\w+)"/g)].map(([, x, fill]) => [x, fill]),
    ).toEqual([
      ['0', '#ffffff'],
      ['1', '#10231c'],
      ['2', '#ffffff'],
    ])
  })

  it('leaves out what nobody knows only where a question mark allows it', () => {
    expect(draw('teapot? 1,2')).toBe('')
    expect(() => draw('teapot 1,2')).toThrow('nothing is called teapot')
  })

  it.each([
    ['mug 1,2', 'lacks colour'],
    ['mug 1,2 white ink ink', 'too much'],
    ['mug here white', 'no place'],
    ['box 0 0 1 1 nowhere', 'nowhere as fill'],
    ['box 0 0 1 1 white 2 3', 'too much'],
    ['dot 0 0 1 white)', 'no value'],
    ['count white', 'no number'],
    ['clip', 'lacks a shape'],
  ])('refuses %j', (line, reason) => {
    expect(() => draw(line)).toThrow(reason)
  })
})
