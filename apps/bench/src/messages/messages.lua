-- For wrk: messages of 600 characters as the page's script sends them, each from a network address of its own.
local run = string.format("%d%s", os.time(), tostring({}):gsub("%W", ""))
local description = string.rep("How much is that? ", 34):sub(1, -2)
local number = 0

function request()
  number = number + 1
  local address = string.format("10.%d.%d.%d", math.floor(number / 65536) % 256, math.floor(number / 256) % 256, number % 256)
  return wrk.format("POST", nil, {
    ["content-type"] = "application/json",
    ["idempotency-key"] = run .. "-" .. number,
    ["x-forwarded-for"] = address,
  }, string.format('{"topic":"Ad Sales","email":"%d@example.org","description":"%s"}', number, description))
end
