import type { PointerEvent } from 'react'

/**
 * Whether what is pressed is pushed aside by one finger. A second finger means enlarging, and in an enlarged page
 * one finger means moving about.
 */
export const isOneFinger = ({ isPrimary, pointerType }: PointerEvent): boolean =>
  isPrimary && pointerType !== 'mouse' && (window.visualViewport?.scale ?? 1) <= 1
