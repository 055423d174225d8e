// What stands in a line of a drawing: numbers, colours and names, joined by + - * / and brackets.
import { dim, lit, mix, palette } from '../palette.ts'

export type Value = number | string

/** What names mean while a drawing is drawn. */
export type Scope = Readonly<Record<string, Value>>

type Reading = { readonly tokens: readonly string[]; at: number; readonly scope: Scope }

const TOKEN = /#[0-9a-f]+|\d*\.?\d+|\p{L}[\p{L}\w]*(?:\.\w+)*|[-+*/(),]/giu

const alpha = (percent: number) =>
  Math.round((percent * 255) / 100)
    .toString(16)
    .padStart(2, '0')

/** A number by a number is arithmetic; a colour `+ 20` is 20 % lighter, `- 20` darker, `/ 20` that opaque. */
function combine(left: Value, sign: string, right: Value): Value {
  if (typeof right === 'string') throw new Error(`${left} ${sign} ${right} is no sum`)
  if (typeof left === 'string') {
    if (sign === '/') return left + alpha(right)
    return sign === '+' ? lit(left, right / 100) : dim(left, right / 100)
  }
  if (sign === '+') return left + right
  if (sign === '-') return left - right
  return sign === '*' ? left * right : left / right
}

function single(reading: Reading): Value {
  const token = reading.tokens[reading.at++] ?? ''
  if (token === '-') return -Number(single(reading))
  if (token === '(') {
    const inner = sum(reading)
    reading.at += 1
    return inner
  }
  if (token === 'mix' && reading.tokens[reading.at] === '(') return mixed(reading)
  if (/^[\d.]/.test(token)) return Number(token)
  return reading.scope[token] ?? palette[token] ?? token
}

function mixed(reading: Reading): Value {
  const [from, to, percent] = [0, 1, 2].map(() => {
    reading.at += 1
    return sum(reading)
  })
  reading.at += 1
  return mix(String(from), String(to), Number(percent) / 100)
}

/** Parts with signs between them, from left to right. */
function chain(reading: Reading, signs: string, part: (reading: Reading) => Value): Value {
  let value = part(reading)
  for (let sign = reading.tokens[reading.at]; sign && signs.includes(sign); ) {
    reading.at += 1
    value = combine(value, sign, part(reading))
    sign = reading.tokens[reading.at]
  }
  return value
}

const product = (reading: Reading): Value => chain(reading, '*/', single)
const sum = (reading: Reading): Value => chain(reading, '+-', product)

/** What `text` comes to: of choices `a|b|c` the one whose turn it is (`i` of an `each`). */
export function worth(text: string, scope: Scope): Value {
  const choices = text.split('|')
  const chosen = choices[Number(scope.i ?? 0) % choices.length] ?? ''
  const reading = { tokens: chosen.match(TOKEN) ?? [], at: 0, scope }
  const value = sum(reading)
  if (reading.at !== reading.tokens.length) throw new Error(`${chosen} is no value`)
  return value
}
