import { createContext, useContext } from 'react'
import type { Workflow } from './Workflow'

export const WorkflowContext = createContext<Workflow | null>(null)

export function useWorkflow(): Workflow {
  const workflow = useContext(WorkflowContext)
  if (!workflow) throw new Error('WorkflowProvider is missing above this component')
  return workflow
}
