import type { WebsiteDetails } from '../../../src/contract'
import type { Refusal, Status, WorkflowChange } from '../../../src/model'

/** The workflow of the website on the screen: the rules, and the one way to change status, person in charge and due date. */
export interface Workflow {
  readonly website: WebsiteDetails
  /** Where the next button leads. */
  readonly next: Status | null
  /** Why the change would be refused; empty when it is fine. */
  readonly refusalsOf: (change: WorkflowChange) => readonly Refusal[]
  /** Makes the change, or explains why not and offers what helps. */
  readonly request: (change: WorkflowChange, override?: string) => void
}
