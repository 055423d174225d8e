/** For a name or a code: a telephone's keyboard neither begins it with a capital nor corrects it. */
export const asTyped = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const
