export const clusterUser = 'suite';

export const clusterUrl = (port: number, password: string, database = 'postgres'): string =>
  `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`;
