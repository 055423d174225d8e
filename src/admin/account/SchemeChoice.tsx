import { deskLook } from '#staffStyled/recipes'
import { chooseScheme, type Scheme, schemes, useChosenScheme } from '../scheme.ts'
import { Toggles } from '../Toggles.tsx'

const choices = Object.fromEntries(schemes.map(each => [each, each])) as Record<Scheme, Scheme>

/** Light or dark, on this device. */
export function SchemeChoice() {
  return (
    <section className={deskLook().panel} aria-label="外觀">
      <h2>外觀</h2>
      <Toggles
        label="這個裝置上的外觀"
        choices={choices}
        chosen={useChosenScheme()}
        onChoose={chooseScheme}
      />
    </section>
  )
}
