import type { ButtonHTMLAttributes } from 'react'

interface ActionButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** That there is nothing to do now. */
  isOff: boolean
}

/**
 * A button that stays where the focus is while it has nothing to do. One that is `disabled` loses the
 * focus to the top of the page, and whoever works by keyboard starts over.
 */
export function ActionButton({ isOff, onClick, type = 'button', ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      onClick={event => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  )
}
