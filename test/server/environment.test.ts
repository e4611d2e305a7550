/** @jest-environment node */
import { readEnvironment } from '../../demo/environment'

it('has what is usual where nothing is set, empty settings included', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', CLAMD: '' })).toMatchObject({
    PORT: 0,
    HOST: '127.0.0.1',
    DEMO: '1',
    DATA_SET: 'small',
    CALLS_PER_MINUTE: 600,
    WEBHOOK_ALLOW: [],
    CLAMD: null,
  })
})

it('reads numbers, addresses and lists', () => {
  const set = { PORT: '8080', WEBHOOK_ALLOW: '127.0.0.1:9000,[::1]:80', MAIL_RELAY: 'smtp://me:word@mail.example:587' }
  expect(readEnvironment(set)).toMatchObject({
    PORT: 8080,
    WEBHOOK_ALLOW: ['127.0.0.1:9000', '[::1]:80'],
    MAIL_RELAY: set.MAIL_RELAY,
  })
})

it('takes the public address with or without a slash at its end', () => {
  for (const set of ['https://partner.example', 'https://partner.example/'])
    expect(readEnvironment({ PUBLIC_URL: set })).toMatchObject({ PUBLIC_URL: 'https://partner.example' })
})

it.each([
  [{ PORT: '70000' }, 'PORT has to be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT has to be a number from 0 to 65535.'],
  [{ CALLS_PER_MINUTE: '0' }, 'CALLS_PER_MINUTE has to be a number from 1 to 999999999.'],
  [{ DATA_SET: 'vast' }, 'DATA_SET has to be one of small, large, hostile, empty, huge.'],
  [{ TLS: 'yes' }, 'TLS has to be one of 0, 1, proxy.'],
  [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT has to be there together with TLS_KEY.'],
  [{ PUBLIC_URL: 'partner.example' }, 'PUBLIC_URL has to be an address without a path as https://host.example.'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL has to be an address without a path as https://host.example.'],
  [{ WEBMAIL_URL: 'javascript:alert(1)' }, 'WEBMAIL_URL has to be an address as https://host.example.'],
  [{ PUBLIC_URL: 'https://host.example/partner' }, 'PUBLIC_URL has to be an address without a path as https://host.example.'],
  [{ CLAMD: 'clamd' }, 'CLAMD has to be a name and a port as host.example:3310.'],
  [{ MAIL_ALLOW: 'mail.example' }, 'MAIL_ALLOW has to be names and ports as mail.example:25,127.0.0.1:2525.'],
  [{ METRICS_ALLOW: '10.0.0.0/33' }, 'METRICS_ALLOW has to be addresses or networks as 127.0.0.1,10.0.0.0/8.'],
  [{ METRICS_ALLOW: 'prometheus' }, 'METRICS_ALLOW has to be addresses or networks as 127.0.0.1,10.0.0.0/8.'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL has to be a number from 1 to 1000.'],
  [{ STATEMENT_SECONDS: 'ever' }, 'STATEMENT_SECONDS has to be a number from 1 to 3600.'],
  [{ STOP_SECONDS: '0' }, 'STOP_SECONDS has to be a number from 1 to 3600.'],
  [{ DRAIN_SECONDS: '20' }, 'DRAIN_SECONDS has to be less than STOP_SECONDS.'],
  [{ PROVIDER_EMAIL: 'nobody' }, 'PROVIDER_EMAIL has to be an e-mail address.'],
])('refuses %j', (set, message) => {
  expect(() => readEnvironment(set)).toThrow(new Error(message))
})

it('names all that is wrong, and never a value, which may be secret', () => {
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:secret@db/x', MAIL_RELAY: 'secret' })).toThrow(
    new Error(
      'DATABASE_URL has to be an address as postgres://user:password@host.example:5432/name.\n' +
        'MAIL_RELAY has to be an address as smtp://user:password@mail.example:587.',
    ),
  )
})
