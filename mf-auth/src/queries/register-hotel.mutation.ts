import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { registerHotelEndpoint, type HotelRegistration } from '@suite/contracts/hotels';
import { useMutation } from '@tanstack/react-query';

export type RegistrationFailure = ApiCallError;

export function useRegisterHotel() {
  return useMutation<{ message: string }, RegistrationFailure, HotelRegistration>({
    mutationFn: (body) => callEndpoint(registerHotelEndpoint, { body }),
  });
}
