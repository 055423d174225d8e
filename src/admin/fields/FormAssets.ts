import { createContext, useContext } from 'react'
import type { Assets } from '#contract/asset.ts'

/** What the record that is edited knows of its files. */
export const FormAssets = createContext<Assets>({})

/** What is known of the files that a control of the form may hold. */
export const useAssets = (): Assets => useContext(FormAssets)
