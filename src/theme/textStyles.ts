import { defineTextStyles } from '@pandacss/dev'

export const textStyles = defineTextStyles({
  title: {
    value: {
      fontSize: { base: '2xl', tablet: '3xl' },
      lineHeight: 'tight',
      fontWeight: 'bold',
    },
  },
  heading: {
    value: { fontSize: { base: 'xl', tablet: '2xl' }, lineHeight: 'tight', fontWeight: 'bold' },
  },
  subheading: {
    value: { fontSize: { base: 'l', tablet: 'xl' }, lineHeight: 'tight', fontWeight: 'bold' },
  },
  name: { value: { fontSize: 'l', lineHeight: '1.5', fontWeight: 'bold' } },
  body: { value: { fontSize: 'm', lineHeight: 'body' } },
  small: { value: { fontSize: 's', lineHeight: '1.6' } },
})
