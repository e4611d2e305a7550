import { api_partner_devices, api_partner_profile_data, api_partner_second_steps, api_partner_tokens } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { useHashSteps } from '../../../src/store'
import { OwnDataSection } from '../shared/OwnDataSection'
import { TokensSection } from '../tokens/TokensSection'
import { ConfirmDialog } from './ConfirmDialog'
import { DevicesSection } from './DevicesSection'
import { SecondStepSection } from './SecondStepSection'
import { useConfirmation } from './useConfirmation'

/** How the person signs in, where they are signed in, what works in their name and what is kept of them; each where the server has it. */
export default function AccountSections() {
  const { router } = useIsland()
  // These are the last parts of the page to come.
  useHashSteps()
  const { isAsking, confirmed, close, done } = useConfirmation()
  return (
    <>
      {router.has(api_partner_second_steps.name) && <SecondStepSection confirmed={confirmed} />}
      {router.has(api_partner_devices.name) && <DevicesSection />}
      {router.has(api_partner_tokens.name) && <TokensSection confirmed={confirmed} />}
      {router.has(api_partner_profile_data.name) && <OwnDataSection />}
      {isAsking && <ConfirmDialog onConfirmed={done} onClose={close} />}
    </>
  )
}
