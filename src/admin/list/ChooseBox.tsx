import { tableLook, wordsLook } from '#staffStyled/recipes'

interface ChooseBoxProps {
  /** Of what is chosen. */
  title: string
  isChosen: boolean
  isOff?: boolean
  /** @param isRange whether all from the last one on are meant */
  onChoose: (isChosen: boolean, isRange: boolean) => void
}

/** Chooses one of several rows. */
export const ChooseBox = ({ title, isChosen, isOff = false, onChoose }: ChooseBoxProps) => (
  <label className={tableLook().check}>
    <span className={wordsLook().hidden}>選取{title}</span>
    <input
      type="checkbox"
      checked={isChosen}
      disabled={isOff}
      onChange={({ target, nativeEvent }) =>
        // A click, also where it is the space bar's.
        onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
)
