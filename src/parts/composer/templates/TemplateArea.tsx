import type { ComponentProps } from 'react'
import { CompletionArea } from '../completion/CompletionArea'
import { templateCompletion } from './templateCompletion'

type Props = Omit<ComponentProps<typeof CompletionArea>, keyof typeof templateCompletion>

/** A field in which a / at the beginning of a line offers saved replies. */
export const TemplateArea = (area: Props) => <CompletionArea {...area} {...templateCompletion} />
