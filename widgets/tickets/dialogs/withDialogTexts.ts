import type { ComponentType } from 'react'
import { withTexts } from '../../../src/islands'
import { texts } from '../texts'

const dialogTexts = (locale: string) => import(`./messages/${locale}.json`)

/** A dialog with the texts of all of them. Put it into a Suspense. */
export const withDialogTexts = <Props extends object>(Part: ComponentType<Props>) => withTexts(Part, dialogTexts, texts)
