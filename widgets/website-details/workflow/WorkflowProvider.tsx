import { type ReactNode, useState } from 'react'
import type { WebsiteDetails } from '../../../src/contract'
import { checkTransition, type LastMove, nextStatus, type ValidationFlag, type WorkflowChange } from '../../../src/model'
import { pagePart } from '../shared/pagePart'
import { type Explanation, useSendChange } from './useSendChange'
import { useTransitionContext } from './useTransitionContext'
import type { Workflow } from './Workflow'
import { WorkflowContext } from './WorkflowContext'

const RefusalDialog = pagePart(async () => (await import('./RefusalDialog')).default)

interface Props {
  website: WebsiteDetails
  children: ReactNode
}

/** Lets the parts of the header share one set of rules and one way to change things (defaults 5.2, 5.3). */
export function WorkflowProvider({ website, children }: Props) {
  const [refused, setRefused] = useState<readonly ValidationFlag[]>([])
  const [lastMove, setLastMove] = useState<LastMove | null>(null)
  const [explained, setExplained] = useState<Explanation | null>(null)
  const [isOpen, setOpen] = useState(false)
  const context = useTransitionContext({ website, refused, lastMove })

  const explain = (explanation: Explanation) => {
    setRefused((known) => [...new Set([...known, ...explanation.flags])])
    setExplained(explanation)
    setOpen(true)
  }
  const send = useSendChange({ website, onMoved: setLastMove, onRefused: explain })
  const refusalsOf = (change: WorkflowChange) => checkTransition({ ...context, change })

  const workflow: Workflow = {
    website,
    next: nextStatus(website.status, context.activeStatuses),
    refusalsOf,
    request(change, override) {
      if (override || refusalsOf(change).length === 0) send(change, override)
      else explain({ change, flags: [], told: [] })
    },
  }
  return (
    <WorkflowContext value={workflow}>
      {children}
      {explained && <RefusalDialog open={isOpen} explanation={explained} context={context} onClose={() => setOpen(false)} />}
    </WorkflowContext>
  )
}
