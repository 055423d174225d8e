import type { ComponentProps } from 'react'
import { buttonLook, iconButtonLook } from '#staffStyled/recipes'
import { Icon, type IconName } from '#ui/Icon.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** That there is nothing to do now. */
  isOff?: boolean
  /**
   * That the second half of a double click does nothing, nor a key that is held down: what goes away when it is
   * pressed lets another one move up to where the pointer is, and hands its focus to one.
   */
  isOnce?: boolean
}

/**
 * A button of the admin. One that is off stays where the focus is: one that is `disabled` would lose the
 * focus to the top of the page, and whoever works by keyboard starts over.
 */
export function Button({ isOff, isOnce, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonLook()}
      aria-disabled={isOff || undefined}
      onKeyDown={event => isOnce && event.repeat && event.key === 'Enter' && event.preventDefault()}
      {...rest}
      onClick={event =>
        isOff || (isOnce && event.detail > 1) ? event.preventDefault() : onClick?.(event)
      }
    />
  )
}

interface IconButtonProps extends ButtonProps {
  label: string
  icon: IconName
}

/** One that is a picture, and says in words what it does. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <Button className={iconButtonLook()} aria-label={label} {...rest}>
    <Icon name={icon} />
  </Button>
)
