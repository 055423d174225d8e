/** What stands side by side, and one below the other where there is no room. */
export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } as const
