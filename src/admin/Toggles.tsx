import { narrowingLook } from '#staffStyled/recipes'
import { Button } from './Button.tsx'

interface TogglesProps<Choice extends string> {
  label: string
  /** Those that there are; what is not there is not offered. */
  choices: Readonly<Partial<Record<Choice, unknown>>>
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** A button for each of a few ways, of which one is pressed. */
export function Toggles<Choice extends string>(props: TogglesProps<Choice>) {
  const { label, choices, chosen, onChoose } = props
  return (
    <fieldset className={narrowingLook().tools} aria-label={label}>
      {(Object.keys(choices) as Choice[]).map(each => (
        <Button
          key={each}
          aria-pressed={each === chosen}
          data-main={each === chosen || undefined}
          onClick={() => onChoose(each)}
        >
          {each}
        </Button>
      ))}
    </fieldset>
  )
}
