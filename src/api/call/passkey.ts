import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { PasskeyAnswer, PasskeyOptions } from '../../contract'
import { RequestError } from '../../http'

/** The library comes when somebody needs it. */
const library = () => import('./passkeyLibrary')

/** Lets the browser make a passkey; null when its owner closes the browser's window. */
export const makePasskey = (options: PasskeyOptions): Promise<PasskeyAnswer | null> =>
  asked(async () => {
    const { startRegistration } = await library()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the server's half of the same library
    return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
  })

/** Lets somebody choose one of their passkeys; null when they close the browser's window. */
export const choosePasskey = (options: PasskeyOptions): Promise<PasskeyAnswer | null> =>
  asked(async () => {
    const { startAuthentication } = await library()
    return startAuthentication({ optionsJSON: options })
  })

async function asked(ask: () => Promise<unknown>): Promise<PasskeyAnswer | null> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has the part of it that the server reads first
    return (await ask()) as PasskeyAnswer
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAllowedError') return null
    // Of one that is there already the browser says so by its name.
    const name = error instanceof Error ? error.name : 'PasskeyError'
    throw new RequestError({ name, type: 'backend', message: 'partner.error.passkey' })
  }
}
