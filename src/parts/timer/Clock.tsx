import type { ComponentProps } from 'react'
import { clockText, SECOND_MS } from '../../model'
import { useElapsed } from './useElapsed'
import type { OwnTimer } from './useRunningTimer'

interface Props extends ComponentProps<'span'> {
  timer: OwnTimer
}

/** How long the timer runs, second by second; nothing around it is drawn anew for that. */
export const Clock = ({ timer, ...rest }: Props) => <span {...rest}>{clockText(useElapsed(timer, SECOND_MS) ?? 0)}</span>
