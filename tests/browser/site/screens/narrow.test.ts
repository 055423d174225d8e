import { eachScreen } from './eachScreen.ts'

await eachScreen({ width: 390, widths: [320, 820, 390] })
