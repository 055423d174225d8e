/** The size of all pictures in this folder, in pixels. */
export const W = 1200
export const H = 900
