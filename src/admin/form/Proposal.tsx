import type { Field } from '#contract/field.ts'
import { asText } from '#contract/kinds/index.ts'
import { weeklyTimes } from '#contract/schedule.ts'
import type { Values } from '#editing/edit.ts'
import { formLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import type { Form } from './useForm.ts'

type Proposes = NonNullable<Field<'longText'>['proposes']>

/** What a text says of other fields; `undefined` where it cannot be read for certain. */
const readers: { readonly [W in Proposes['what']]: (text: string) => Values | undefined } = {
  weeklyTimes: text => ({ ...weeklyTimes(text) }),
}

interface ProposalProps {
  form: Form
  /** The field that proposes. */
  name: string
  what: Proposes['what']
}

/** What the text of a field says of others, to be taken over by a press; nothing where they say it already. */
export default function Proposal({ form, name, what }: ProposalProps) {
  const { fields, shown, change } = form
  const read = Object.entries(readers[what](String(shown[name] ?? '')) ?? {})
  const proposed = read.filter(([other, value]) => written(value) !== written(shown[other]))
  if (proposed.length === 0) return null
  const words = proposed.map(
    ([other, value]) =>
      `${fields[other]?.label}${value === null ? '留空' : asText(fields[other], value)}`,
  )
  return (
    <div className={`${formLook().field} ${formLook().note}`}>
      <p>
        {fields[name]?.label}寫明：{words.join('，')}
      </p>
      <Button onClick={() => proposed.map(([other, value]) => change(other, value))}>填入</Button>
    </div>
  )
}

const written = (value: unknown): string => String(value ?? '')
