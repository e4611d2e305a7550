export * from './dnsProviders'
export * from './domainInput'
export * from './domainState'
export * from './registry'
