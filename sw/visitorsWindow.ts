import { isAdminPath } from '#contract/adminPath.ts'

/** The first window that a notice may be shown in: not one that staff work in, from which it would lead away. */
export const visitorsWindow = <W extends { readonly url: string }>(
  windows: readonly W[],
): W | undefined => windows.find(({ url }) => !isAdminPath(new URL(url).pathname))
