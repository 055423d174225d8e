/**
 * The ratios at which the site shows pictures; `tests/unit/admin/ratios.test.ts` holds this to what the
 * site's own parts say.
 */
export const ratios = {
  '16:9': 16 / 9,
  '12:5': 12 / 5,
  '2:1': 2,
  '3:2': 3 / 2,
  '4:3': 4 / 3,
  '1:1': 1,
  '5:6': 5 / 6,
  '4:5': 4 / 5,
  '3:4': 3 / 4,
  自由: undefined,
} as const

export type Ratio = keyof typeof ratios
