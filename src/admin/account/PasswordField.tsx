import { useId } from 'react'
import { fieldLook, wordsLook } from '#staffStyled/recipes'
import { faulty } from '../fields/faults.ts'

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  /** What is wrong with it. */
  fault?: string
  onChange: (value: string) => void
}

/** A password to be typed. */
export function PasswordField({ label, autoComplete, value, fault, onChange }: PasswordFieldProps) {
  const faultId = useId()
  return (
    <div {...faulty(fault !== undefined)}>
      <label>
        {label}
        <input
          className={fieldLook()}
          type="password"
          autoComplete={autoComplete}
          value={value}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && faultId}
          onChange={event => onChange(event.target.value)}
        />
      </label>
      {fault ? (
        <p id={faultId} className={wordsLook().error} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
