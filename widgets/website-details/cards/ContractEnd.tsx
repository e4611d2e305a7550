import { Undo2, X } from '../../../src/ui/icons'
import { useState } from 'react'
import { useRevokeCancellationMutation } from '../../../src/api/subscription'
import { type ContractDetails, partner_website_contract_cancel, partner_website_contract_revoke } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { pagePart, useIsland } from '../../../src/islands'
import { useAttempt } from '../../../src/store'
import { Button, LockedActions } from '../../../src/ui'

const CancelDialog = pagePart(async () => (await import('./CancelDialog')).default)

/** Ends a contract, or lets it go on until its end has come (CT-04). */
export function ContractEnd({ contract }: { contract: ContractDetails }) {
  const t = useMessages()
  const { router } = useIsland()
  const attempt = useAttempt()
  const [revoke, { isLoading }] = useRevokeCancellationMutation()
  const [isAsking, setAsking] = useState(false)
  const { websiteId: id, wouldEndAt, revocable } = contract

  if (revocable && router.has(partner_website_contract_revoke.name)) {
    const goOn = () => void attempt({ run: () => revoke({ id }).unwrap(), done: t('websiteDetails.contract.revoked') })
    return (
      <LockedActions>
        <Button size="sm" icon={Undo2} busy={isLoading} onClick={goOn}>
          {t('websiteDetails.contract.revoke')}
        </Button>
      </LockedActions>
    )
  }
  if (!wouldEndAt || !router.has(partner_website_contract_cancel.name)) return null
  return (
    <>
      <Button size="sm" variant="ghost" icon={X} onClick={() => setAsking(true)}>
        {t('websiteDetails.contract.cancel')}
      </Button>
      {isAsking && <CancelDialog contract={contract} onExited={() => setAsking(false)} />}
    </>
  )
}
