import { isApiError } from "@matchfront/api-client";
import { createApiClient } from "@matchfront/api-client/calls";

export async function contactUs(baseUrl: string, email: string, description: string) {
  const api = createApiClient({ baseUrl }); // such as "https://api.example.com"
  try {
    const result = await api.contact.send({ topic: "Ad Sales", email, description });
    return result.message ?? "Sent";
  } catch (error) {
    if (isApiError(error)) return error.message; // may be shown to the visitor
    throw error; // a programming error
  }
}
