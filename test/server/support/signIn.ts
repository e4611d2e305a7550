import { DEMO_PASSWORD } from '../../../demo/seeds/logins'

/** Signs in as a browser does; answers with a function that calls the host as its pages do, also by another address of it. */
export async function signIn(origin: string) {
  const form = new URLSearchParams({ email: 'admin@demo.partner', password: DEMO_PASSWORD })
  const response = await fetch(`${origin}/login`, { method: 'POST', body: form, headers: { origin }, redirect: 'manual' })
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const html = await (await fetch(`${origin}/`, { headers: { cookie } })).text()
  const [, header = '', token = ''] = /"csrf":\{"header":"([^"]+)","token":"([^"]+)"/.exec(html) ?? []
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', [header]: token }
  return (url: string, body?: object, at = origin) => {
    const init = { headers: { ...headers, origin: at } }
    return fetch(at + url, body ? { ...init, method: 'POST', body: JSON.stringify(body) } : init)
  }
}
