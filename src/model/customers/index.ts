export * from './contactFields'
export * from './countries'
export * from './countryName'
export * from './customerData'
