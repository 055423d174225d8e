/** How the id of a record is spelled where it is answered; what is sent may be written in capitals. */
export const ID_DIGITS = '[0-9a-f]{24}'

/** The same of a whole text. */
export const ID_PATTERN = `^${ID_DIGITS}$`
