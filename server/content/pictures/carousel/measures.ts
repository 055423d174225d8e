/** The size of all pictures in this folder, in pixels. */
export const W = 1920
export const H = 800
