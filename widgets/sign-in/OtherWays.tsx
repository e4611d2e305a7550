import { KeyRound } from '../../src/ui/icons'
import { partner_passkey_sign_in, partner_password_forgotten } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { Button } from '../../src/ui'

interface Props {
  email: string
  isBusy: boolean
  onPasskey: () => void
}

/** For those who do not sign in by their password. */
export function OtherWays({ email, isBusy, onPasskey }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  return (
    <>
      {router.has(partner_passkey_sign_in.name) && (
        <div>
          <Button icon={KeyRound} aria-disabled={isBusy} onClick={onPasskey}>
            {t('signIn.passkey')}
          </Button>
        </div>
      )}
      {router.has(partner_password_forgotten.name) && (
        // Elsewhere: what is on this page stays.
        <a href={router.generate(partner_password_forgotten.name, email ? { email } : {})} target="_blank" rel="noopener">
          {t('signIn.forgotten')}
        </a>
      )}
    </>
  )
}
