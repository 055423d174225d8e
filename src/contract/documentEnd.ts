/** The id of the last element of a page that came whole from the server. */
export const END_ID = 'end'
