/** Whether a path, or a route's own, is of the admin area. */
export const isAdminPath = (path: string): boolean => /^\/admin(?:\/|$)/.test(path)
