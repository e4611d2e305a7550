import { useState } from 'react'
import { useOwnerDataQuery } from '../../../src/api/domains'
import type { SearchResult } from '../../../src/contract'
import { DomainSearch } from './DomainSearch'
import { OrderDialog } from './OrderDialog'

interface Props {
  readonly websiteId: number
  readonly onExited: () => void
}

/** Searches a free domain, asks for its owner, shows what is ordered for how much, and orders it once (DR-01 to DR-03). */
export default function RegisterDialog({ websiteId, onExited }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [step, setStep] = useState<'search' | 'order'>('search')
  const [chosen, setChosen] = useState<SearchResult | null>(null)
  const { data: owner } = useOwnerDataQuery(websiteId)
  const close = () => setOpen(false)
  // One dialog follows the other when that one is gone.
  if (step === 'order' && chosen && owner) {
    return <OrderDialog open={isOpen} websiteId={websiteId} chosen={chosen} owner={owner} onClose={close} onExited={onExited} />
  }
  const leave = () => (isOpen ? setStep('order') : onExited())
  return <DomainSearch open={isOpen && !chosen} websiteId={websiteId} onChoose={setChosen} onClose={close} onExited={leave} />
}
