import type { Refusal, TransitionContext, WorkflowChange } from '../../../src/model'

export interface RemedyProps<R extends Refusal = Refusal> {
  refusal: R
  change: WorkflowChange
  context: Omit<TransitionContext, 'change'>
  onRemedy: (fix: WorkflowChange) => void
}
