import { type ReactNode, useState } from 'react'
import { fetchLoginUse } from '../../../src/api/customers'
import { api_website_customer_login, type LoginUse } from '../../../src/contract'
import { createErrorObject } from '../../../src/http'
import { pagePart, useIsland } from '../../../src/islands'
import { useAppDispatch } from '../../../src/store'

const LoginDialog = pagePart(async () => (await import('./LoginDialog')).default)

interface Question {
  readonly email: string
  readonly use: LoginUse
  readonly answer: (isWanted: boolean) => void
}

/** Warns before a login is saved that another website has (WC-03). Rejects, with what the field then says, when it is not to be saved. */
export function useLoginCheck(websiteId: number): { checkLogin: (email: string) => Promise<void>; warning: ReactNode } {
  const dispatch = useAppDispatch()
  const { router } = useIsland()
  const [question, setQuestion] = useState<Question | null>(null)

  async function checkLogin(email: string): Promise<void> {
    if (!router.has(api_website_customer_login.name)) return
    // A warning that cannot be had keeps nobody from saving.
    const use = await dispatch(fetchLoginUse(websiteId, email)).catch(() => null)
    if (!use || use.items.length + use.hidden === 0) return
    const isWanted = await new Promise<boolean>((answer) => setQuestion({ email, use, answer }))
    setQuestion(null)
    if (isWanted) return
    const [first] = use.items
    throw createErrorObject({
      name: 'LoginInUse',
      type: 'backend',
      ...(first
        ? { message: 'websiteDetails.customer.error.loginOf', values: { title: first.title } }
        : { message: 'websiteDetails.customer.error.login' }),
    })
  }
  return { checkLogin, warning: question && <LoginDialog {...question} /> }
}
